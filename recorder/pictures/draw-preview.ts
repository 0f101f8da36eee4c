import path from 'node:path';
import sharp from 'sharp';
import { PREVIEW } from '../../shared/preview-path.ts';
import type { Colours } from '../recording.ts';

/**
 * Draws the preview picture of the project in a folder: the desktop's first view in a browser window on its
 * ground. JPEG.
 */
export async function drawPreview(folder: string, colours: Colours): Promise<Buffer> {
	const inside = { width: width - 2 * line, height: PREVIEW.height - top - bar };
	const site = sharp(path.join(folder, 'bild-1.jpg'));
	const view = site.resize({ ...inside, fit: 'cover', position: 'top' });
	return sharp(path.join(folder, 'background.jpg'))
		.resize({ ...PREVIEW, fit: 'cover' })
		.composite([
			{ input: await view.toBuffer(), left: left + line, top: top + bar },
			{ input: Buffer.from(windowFrame(colours)) },
		])
		.jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
		.toBuffer();
}

/** Outer edges of the browser window, in px. Its lower edge is that of the picture. */
const { left, top, width, bar, line } = { left: 150, top: 78, width: 900, bar: 40, line: 2 };

const windowFrame = ({ ink, paper }: Colours) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}" fill="none" stroke="${ink}" stroke-width="${line}">
	<rect x="${left + line / 2}" y="${top + line / 2}" width="${width - line}" height="${PREVIEW.height}"/>
	<rect x="${left + line / 2}" y="${top + line / 2}" width="${width - line}" height="${bar - line}" fill="${paper}"/>
	${[0, 1, 2].map((n) => `<circle cx="${left + 26 + 22 * n}" cy="${top + bar / 2}" r="6"/>`).join('')}
</svg>`;
