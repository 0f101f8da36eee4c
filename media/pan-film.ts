import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ease, framesPerSecond } from './film-plan.ts';
import { filmHeight, filmWidth, framePattern } from './record-film.ts';

/** Seconds that each picture stays, the fade into the next included; together 6 to 10. */
const dwell = (anzahl: number) => Math.min(Math.max(8 / anzahl, 1.6), 6);
const blend = 0.5;
/** How much nearer the camera gets, and how much finer than the film it works, so that it glides. */
const nearness = 0.07;
const fineness = 2;

/** One frame: which pictures lie over each other, how far each one's move is, how much of it is seen. */
export type PanFrame = { bild: number; anteil: number; deckkraft: number }[];

/** A film without a film: slow moves over finished pictures, faded into each other, back to the first at the end. */
export function planPan(anzahl: number): PanFrame[] {
	const duration = Math.round(dwell(anzahl) * framesPerSecond);
	const ueber = Math.round(blend * framesPerSecond);
	return Array.from({ length: anzahl * duration }, (_, i) => {
		const picture = Math.floor(i / duration);
		const state = i % duration;
		const rest = duration - state;
		// A picture already moves while it fades in; the first one waits for the film to come round.
		const leadIn = picture === 0 ? 0 : ueber;
		const here = {
			bild: picture,
			anteil: ease((state + leadIn) / (duration + leadIn)),
			deckkraft: 1,
		};
		if (rest > ueber) return [here];
		const next = (picture + 1) % anzahl;
		const way = next === 0 ? 0 : ease((ueber - rest) / (duration + ueber));
		return [here, { bild: next, anteil: way, deckkraft: (ueber - rest + 1) / (ueber + 1) }];
	});
}

/** Writes that film's frames into `ordner`, as record-film.ts does for a site. */
export async function panFilm(pictures: Buffer[], folder: string): Promise<void> {
	const templates = await Promise.all(pictures.map(prepare));
	for (const [i, positions] of planPan(pictures.length).entries()) {
		const number = String(i + 1).padStart(4, '0');
		const file = path.join(folder, framePattern.replace('%04d', number));
		await writeFile(file, await paint(templates, positions));
	}
}

/** One frame as PNG. */
async function paint(templates: Template[], positions: PanFrame): Promise<Buffer> {
	const [unten, ...oben] = await Promise.all(
		positions.flatMap(({ bild: picture, anteil: share, deckkraft: opacity }) => {
			const template = templates[picture];
			return template ? [look(template, share, opacity)] : [];
		}),
	);
	return sharp(unten)
		.composite(oben.map((input) => ({ input })))
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
}

type Template = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** A picture as large as the camera needs it. */
function prepare(picture: Buffer): Promise<Template> {
	return sharp(picture)
		.flatten({ background: '#ffffff' })
		.resize({ width: filmWidth * fineness, height: filmHeight * fineness, fit: 'outside' })
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/** What the camera sees: it comes nearer, and down a picture that is taller than the film. */
function look({ data, info }: Template, share: number, opacity: number): Promise<Buffer> {
	const weite = fineness / (1 + nearness * share);
	const width = Math.round(filmWidth * weite);
	const height = Math.round(filmHeight * weite);
	const high = info.height > filmHeight * fineness * 1.02;
	const top = high
		? Math.min(info.height - height, height / 2) * share
		: (info.height - height) / 2;
	return sharp(data, { raw: info })
		.extract({ left: Math.round((info.width - width) / 2), top: Math.round(top), width, height })
		.resize({ width: filmWidth, height: filmHeight, fit: 'fill' })
		.ensureAlpha(opacity)
		.png({ compressionLevel: 1 })
		.toBuffer();
}
