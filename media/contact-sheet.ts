import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Recordings } from './recordings.ts';

const cell = { width: 480, height: 340, gap: 16 };

/** One picture of all that was taken, with its alternative texts: what was chosen, at a glance. */
export async function writeContactSheet(
	{ bilder: pictures, logo, poster }: Recordings,
	file: string,
): Promise<void> {
	const views = [
		...pictures.map(({ name, alt, quelle: source }) => ({
			label: `${name}: ${alt}`,
			quelle: source,
		})),
		...(poster ? [{ label: 'Film, Anfang', quelle: poster }] : []),
		{ label: 'Logo', quelle: Buffer.from(logo) },
	];
	const columns = 3;
	const layers = views.map(async ({ label, quelle: source }, i) => {
		const left = cell.gap + (i % columns) * (cell.width + cell.gap);
		const top = cell.gap + Math.floor(i / columns) * (cell.height + cell.gap);
		const size = { width: cell.width, height: cell.height - 30, fit: 'inside' as const };
		const input = await sharp(source).resize(size).png().toBuffer();
		const safe = label.slice(0, 70).replace(/[<&>]/g, ' ');
		const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="26"><text y="18" font-family="sans-serif" font-size="14">${safe}</text></svg>`;
		return [
			{ input, left, top },
			{ input: Buffer.from(text), left, top: top + cell.height - 28 },
		];
	});
	const rows = Math.ceil(views.length / columns);
	const create = {
		width: columns * (cell.width + cell.gap) + cell.gap,
		height: rows * (cell.height + cell.gap) + cell.gap,
		...{ channels: 3 as const, background: '#e4e4e4' },
	};
	const sheet = sharp({ create }).composite((await Promise.all(layers)).flat());
	await writeFile(file, await sheet.jpeg({ quality: 80 }).toBuffer());
}
