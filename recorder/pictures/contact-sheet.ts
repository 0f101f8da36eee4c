import sharp from 'sharp';
import type { Recordings } from '../record-site.ts';

const cell = { width: 480, height: 310 };
const background = '#e4e4e4';

/** One picture of all that was taken, with its alternative texts: what was chosen, at a glance. */
export async function writeContactSheet({ bilder, logo }: Recordings, file: string): Promise<void> {
	const views = [
		...bilder.map(({ name, alt, quelle }) => ({ label: `${name}: ${alt}`, quelle })),
		...(logo ? [{ label: 'Logo', quelle: Buffer.from(logo) }] : []),
	];
	const cells = views.map(({ label, quelle }) => {
		const text = { text: captionOf(label), dpi: 90, width: cell.width, rgba: true };
		return sharp(quelle)
			.flatten({ background })
			.resize({ ...cell, fit: 'contain', position: 'top', background })
			.extend({ bottom: 34, background })
			.composite([{ input: { text }, gravity: 'southwest' }])
			.png()
			.toBuffer();
	});
	const join = { across: 3, shim: 16, background };
	await sharp(await Promise.all(cells), { join })
		.jpeg({ quality: 80 })
		.toFile(file);
}

/** As markup for two lines. */
export function captionOf(label: string): string {
	const text = label.length > 100 ? `${label.slice(0, 99)}…` : label;
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
