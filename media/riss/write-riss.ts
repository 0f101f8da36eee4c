import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Riss, readRiss, rissDateien } from '../../src/lib/riss.ts';
import type { RissAufnahme } from './take-riss.ts';

/** Raise it when the same page is to give another drawing than before. */
const rissVersion = 1;

/** Widths in px and bytes that each file may have. */
const rissGrenzen = {
	desktop: { breite: 1280, grenze: 46_000 },
	telefon: { breite: 600, grenze: 20_000 },
};
const guete = { beste: 44, schlechteste: 20 };

/**
 * Writes riss.json and its four pictures for what `eingabe` stands for. False, and nothing written,
 * when a page has too many lines for the size that a drawing may have.
 */
export async function writeRiss(
	riss: RissAufnahme,
	eingabe: string,
	ordner: string,
): Promise<boolean> {
	const dateien: [string, Buffer][] = [];
	for (const geraet of ['desktop', 'telefon'] as const) {
		for (const schema of ['hell', 'dunkel'] as const) {
			const avif = await pack(riss[geraet][schema], rissGrenzen[geraet]);
			if (!avif) return false;
			dateien.push([rissDateien[geraet][schema], avif]);
		}
	}
	const text: Riss = {
		eingabe: rissHash(eingabe),
		desktop: riss.desktop.blatt,
		telefon: riss.telefon.blatt,
	};
	for (const [name, inhalt] of dateien) await writeFile(path.join(ordner, name), inhalt);
	await writeFile(path.join(ordner, 'riss.json'), `${JSON.stringify(text, null, '\t')}\n`);
	return true;
}

/** Whether the folder has the drawing of just this input. */
export async function isDrawn(ordner: string, eingabe: string): Promise<boolean> {
	const datei = path.join(ordner, 'riss.json');
	return existsSync(datei) && readRiss(await readFile(datei, 'utf8')).eingabe === rissHash(eingabe);
}

/** What riss.json keeps of the input it was drawn from. */
export function rissHash(eingabe: string): string {
	return createHash('sha256').update(`${rissVersion} ${eingabe}`).digest('hex');
}

async function pack(
	png: Buffer,
	{ breite, grenze }: { breite: number; grenze: number },
): Promise<Buffer | undefined> {
	const grau = await sharp(png)
		.flatten({ background: '#fff' })
		.resize({ width: breite, kernel: 'lanczos3' })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	for (let quality = guete.beste; quality >= guete.schlechteste; quality -= 4) {
		const { width, height, channels } = grau.info;
		const avif = await sharp(grau.data, { raw: { width, height, channels } })
			.toColourspace('b-w')
			.avif({ quality, effort: 6 })
			.toBuffer();
		if (avif.length <= grenze) return avif;
	}
	return undefined;
}
