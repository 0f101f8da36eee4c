import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readManifest } from '../src/lib/manifest.ts';
import { MediaError } from './media-error.ts';
import { writePicture } from './write-picture.ts';

/** The picture of a client's former website, as it lies beside his sources. */
export const formerFile = /^vorher\.(png|jpe?g|webp)$/i;

/** Narrower, it would be blurred beside the new one. */
const mindestbreite = 800;
/** Of the window that shows both. */
const seitenverhaeltnis = 800 / 1280;

/**
 * Adds the picture of the former website in `quellen` to the finished folder and its manifest:
 * what a window shows of it, from the top. Whether there was one to add.
 */
export async function addFormer(
	quellen: string,
	ordner: string,
	kunde: string,
	breiten: number[],
): Promise<boolean> {
	const datei = await findFormer(quellen);
	if (!datei) return false;
	const inhalt = await readFile(datei);
	const vorher = createHash('sha256').update(inhalt).digest('hex');
	const manifestDatei = path.join(ordner, 'manifest.json');
	const manifest = readManifest(await readFile(manifestDatei, 'utf8'));
	if (manifest.vorher === vorher) return false;

	const quelle = await window(inhalt, datei);
	for (const alt of await readdir(ordner)) {
		if (alt.startsWith('vorher')) await rm(path.join(ordner, alt));
	}
	const auftrag = { name: 'vorher', quelle, breiten, alt: `Frühere Website von ${kunde}` };
	const bild = await writePicture({ ...auftrag, geraet: 'desktop' }, ordner);
	const neu = { ...manifest, vorher, bilder: { ...manifest.bilder, vorher: bild } };
	await writeFile(manifestDatei, `${JSON.stringify(neu, null, '\t')}\n`);
	return true;
}

/** The picture in a folder of sources; undefined where there is none. */
export async function findFormer(quellen: string): Promise<string | undefined> {
	const namen = existsSync(quellen) ? await readdir(quellen) : [];
	const name = namen.find((n) => formerFile.test(n));
	return name && path.join(quellen, name);
}

async function window(inhalt: Buffer, datei: string): Promise<Buffer> {
	const bild = sharp(inhalt).autoOrient();
	const { autoOrient } = await bild.metadata().catch(() => {
		throw new MediaError(`${datei} ist kein Bild. Erwartet: PNG, JPEG oder WebP.`);
	});
	const { width } = autoOrient;
	if (width < mindestbreite) {
		throw new MediaError(
			`${datei} ist ${width} Pixel breit, nötig sind ${mindestbreite}. Bitte die frühere Website breiter aufnehmen.`,
		);
	}
	return bild
		.resize({ width, height: Math.round(width * seitenverhaeltnis), position: 'top' })
		.png()
		.toBuffer();
}
