import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ease, framesPerSecond } from './film-plan.ts';
import { filmHeight, filmWidth, framePattern } from './record-film.ts';

/** Seconds that each picture stays, the fade into the next included; together 6 to 10. */
const standzeit = (anzahl: number) => Math.min(Math.max(8 / anzahl, 1.6), 6);
const blende = 0.5;
/** How much nearer the camera gets, and how much finer than the film it works, so that it glides. */
const naehe = 0.07;
const feinheit = 2;

/** One frame: which pictures lie over each other, how far each one's move is, how much of it is seen. */
export type PanFrame = { bild: number; anteil: number; deckkraft: number }[];

/** A film without a film: slow moves over finished pictures, faded into each other, back to the first at the end. */
export function planPan(anzahl: number): PanFrame[] {
	const dauer = Math.round(standzeit(anzahl) * framesPerSecond);
	const ueber = Math.round(blende * framesPerSecond);
	return Array.from({ length: anzahl * dauer }, (_, i) => {
		const bild = Math.floor(i / dauer);
		const stand = i % dauer;
		const rest = dauer - stand;
		// A picture already moves while it fades in; the first one waits for the film to come round.
		const vorlauf = bild === 0 ? 0 : ueber;
		const hier = { bild, anteil: ease((stand + vorlauf) / (dauer + vorlauf)), deckkraft: 1 };
		if (rest > ueber) return [hier];
		const naechstes = (bild + 1) % anzahl;
		const weg = naechstes === 0 ? 0 : ease((ueber - rest) / (dauer + ueber));
		return [hier, { bild: naechstes, anteil: weg, deckkraft: (ueber - rest + 1) / (ueber + 1) }];
	});
}

/** Writes that film's frames into `ordner`, as record-film.ts does for a site. */
export async function panFilm(bilder: Buffer[], ordner: string): Promise<void> {
	const vorlagen = await Promise.all(bilder.map(prepare));
	for (const [i, lagen] of planPan(bilder.length).entries()) {
		const nummer = String(i + 1).padStart(4, '0');
		const datei = path.join(ordner, framePattern.replace('%04d', nummer));
		await writeFile(datei, await paint(vorlagen, lagen));
	}
}

/** One frame as PNG. */
async function paint(vorlagen: Vorlage[], lagen: PanFrame): Promise<Buffer> {
	const [unten, ...oben] = await Promise.all(
		lagen.flatMap(({ bild, anteil, deckkraft }) => {
			const vorlage = vorlagen[bild];
			return vorlage ? [look(vorlage, anteil, deckkraft)] : [];
		}),
	);
	return sharp(unten)
		.composite(oben.map((input) => ({ input })))
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
}

type Vorlage = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** A picture as large as the camera needs it. */
function prepare(bild: Buffer): Promise<Vorlage> {
	return sharp(bild)
		.flatten({ background: '#ffffff' })
		.resize({ width: filmWidth * feinheit, height: filmHeight * feinheit, fit: 'outside' })
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/** What the camera sees: it comes nearer, and down a picture that is taller than the film. */
function look({ data, info }: Vorlage, anteil: number, deckkraft: number): Promise<Buffer> {
	const weite = feinheit / (1 + naehe * anteil);
	const width = Math.round(filmWidth * weite);
	const height = Math.round(filmHeight * weite);
	const hoch = info.height > filmHeight * feinheit * 1.02;
	const top = hoch
		? Math.min(info.height - height, height / 2) * anteil
		: (info.height - height) / 2;
	return sharp(data, { raw: info })
		.extract({ left: Math.round((info.width - width) / 2), top: Math.round(top), width, height })
		.resize({ width: filmWidth, height: filmHeight, fit: 'fill' })
		.ensureAlpha(deckkraft)
		.png({ compressionLevel: 1 })
		.toBuffer();
}
