import sharp from 'sharp';
import type { Recordings } from '../recordings.ts';

const cell = { width: 480, height: 310 };
const background = '#e4e4e4';

/** Writes one picture that shows all pictures of a recording with their alternative texts. */
export async function writeContactSheet(
	{ pictures, logo }: Recordings,
	file: string,
): Promise<void> {
	const views = [
		...pictures.map(({ name, alt, source }) => ({ label: `${name}: ${alt}`, source })),
		...(logo ? [{ label: 'Logo', source: Buffer.from(logo) }] : []),
	];
	const cells = views.map(({ label, source }) => {
		const text = { text: captionOf(label), dpi: 90, width: cell.width, rgba: true };
		return sharp(source)
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

/** A label as markup, cut to what two lines hold. */
export function captionOf(label: string): string {
	const text = label.length > 100 ? `${label.slice(0, 99)}…` : label;
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
