import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readManifest } from '../src/lib/manifest.ts';
import { findFile } from './find-file.ts';
import { MediaError } from './media-error.ts';
import { writePicture } from './write-picture.ts';

/** Narrower, it would be blurred beside the new one. */
const minWidth = 800;
/** Of the window that shows both. */
const aspectRatio = 800 / 1280;

/**
 * Adds the picture of the former website in `sources` to the finished folder and its manifest: what a
 * window shows of it, from the top. Whether there was one to add.
 */
export async function addFormer(sources: string, folder: string, client: string): Promise<boolean> {
	const file = findFormer(sources);
	if (!file) return false;
	const quelle = await cut(file);
	for (const old of await readdir(folder))
		if (old.startsWith('vorher')) await rm(path.join(folder, old));
	const job = { name: 'vorher', alt: `Frühere Website von ${client}`, geraet: 'desktop' } as const;
	const picture = await writePicture({ ...job, quelle }, folder);
	const manifestFile = path.join(folder, 'manifest.json');
	const manifest = readManifest(await readFile(manifestFile, 'utf8'));
	const fresh = { ...manifest, bilder: { ...manifest.bilder, vorher: picture } };
	await writeFile(manifestFile, `${JSON.stringify(fresh, null, '\t')}\n`);
	return true;
}

/** The picture of a client's former website, as it lies beside his sources; undefined where there is none. */
export function findFormer(sources: string): string | undefined {
	return findFile(sources, /^vorher\.(png|jpe?g|webp)$/i);
}

async function cut(file: string): Promise<Buffer> {
	const picture = sharp(file).autoOrient();
	const size = await picture.metadata().catch(() => undefined);
	if (!size) throw new MediaError(`${file} ist kein Bild. Erwartet: PNG, JPEG oder WebP.`);
	const { width } = size.autoOrient;
	if (width < minWidth)
		throw new MediaError(
			`${file} ist ${width} Pixel breit, nötig sind ${minWidth}. Bitte die frühere Website breiter aufnehmen.`,
		);
	const height = Math.round(width * aspectRatio);
	return picture.resize({ width, height, position: 'top' }).png().toBuffer();
}
