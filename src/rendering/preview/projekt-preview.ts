import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { COLOURS } from '../colours.ts';
import { fromCache } from '../from-cache.ts';
import { PREVIEW } from './preview-path.ts';

/** The window on the ground: its frame included, standing on the lower edge. */
const WINDOW = { left: 150, top: 78, width: 900, bar: 40, line: 2 } as const;
const INSIDE = {
	width: WINDOW.width - 2 * WINDOW.line,
	height: PREVIEW.height - WINDOW.top - WINDOW.bar,
};

/**
 * Preview picture of a project as JPEG: its site in a browser window on the client's ground.
 * @param ground path below public/, as the project data names it; so is `site`
 */
export async function projektPreview(
	{ ground, site }: { ground: string; site: string },
	root: string = process.cwd(),
): Promise<Buffer> {
	const read = (path: string) => readFile(join(root, 'public', path));
	const [below, view] = [await read(ground), await read(site)];
	const key = JSON.stringify([sharp.versions, FRAME, INSIDE]);
	return fromCache(join(root, '.cache/vorschau'), [key, below, view], async () => {
		const picture = sharp(view).resize(INSIDE.width, INSIDE.height, {
			fit: 'cover',
			position: 'top',
		});
		return sharp(below)
			.resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
			.composite([
				{
					input: await picture.toBuffer(),
					left: WINDOW.left + WINDOW.line,
					top: WINDOW.top + WINDOW.bar,
				},
				{ input: Buffer.from(FRAME) },
			])
			.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
			.toBuffer();
	});
}

const { left, top, width, bar, line } = WINDOW;
const ink = COLOURS.ink.hell;
const FRAME = [
	`<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}" fill="none" stroke="${ink}" stroke-width="${line}">`,
	`<path fill="${COLOURS.sheet.hell}" d="M${left + line / 2} ${top + line / 2}h${width - line}v${bar - line}h${line - width}z"/>`,
	`<path d="M${left + line / 2} ${top + bar}V${PREVIEW.height}M${left + width - line / 2} ${top + bar}V${PREVIEW.height}"/>`,
	...[0, 1, 2].map((n) => `<circle cx="${left + 26 + 22 * n}" cy="${top + bar / 2}" r="6"/>`),
	'</svg>',
].join('');
