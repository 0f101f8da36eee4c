import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fitQuality } from '../src/lib/fit-quality.ts';
import type { ManifestPicture } from '../src/lib/manifest.ts';
import { MediaError } from './media-error.ts';

export type PictureJob = {
	name: string;
	quelle: Buffer;
	breiten: number[];
	alt: string;
	geraet: ManifestPicture['geraet'];
};

/**
 * On a phone a card or the film's window shows these first of all. Such a file should come, headers
 * included, in the first ten packets a server sends before it waits for an answer: at most `ziel`
 * bytes. A lively picture may have up to `grenze`.
 */
const erstesBild = { namen: ['bild-1', 'poster'], breite: 640, ziel: 13_900, grenze: 24_000 };

/** Bytes that a drawing may have as it is sent, compressed. */
const zeichnungGrenze = 12_000;

/** Only the rare browser without AVIF gets the JPEG, and it in one width. */
const guete = { avif: 62, jpg: 66 };

/** Writes one picture as AVIF in all its widths, as JPEG in the largest; returns its entry in the manifest. */
export async function writePicture(auftrag: PictureJob, ordner: string): Promise<ManifestPicture> {
	const { width } = await sharp(auftrag.quelle).metadata();
	const groesste = Math.min(width, Math.max(...auftrag.breiten));
	const breiten = [...auftrag.breiten.filter((breite) => breite < groesste), groesste];
	const bild = (breite: number) =>
		sharp(auftrag.quelle)
			.flatten({ background: '#ffffff' })
			.resize({ width: breite, kernel: 'lanczos3' });
	for (const breite of breiten) {
		const datei = path.join(ordner, `${auftrag.name}-${breite}.avif`);
		await writeFile(datei, await avif(bild(breite), auftrag.name, breite));
	}
	return { ...(await writeJpeg(auftrag, groesste, ordner)), breiten, format: 'avif' };
}

/** Writes a drawing that is sharp at every size: one SVG, and the JPEG for where none is shown. */
export async function writeDrawing(
	auftrag: PictureJob,
	svg: string,
	ordner: string,
): Promise<ManifestPicture> {
	const bytes = brotliCompressSync(svg).length;
	if (bytes > zeichnungGrenze) {
		throw new MediaError(
			`${auftrag.name}.svg hat komprimiert ${bytes} Byte, erlaubt sind ${zeichnungGrenze}. Bitte die Zeichnung vereinfachen.`,
		);
	}
	await writeFile(path.join(ordner, `${auftrag.name}.svg`), svg);
	const breite = Math.max(...auftrag.breiten);
	return {
		...(await writeJpeg(auftrag, breite, ordner)),
		breiten: [breite],
		format: 'svg',
	};
}

async function writeJpeg(
	{ name, quelle, alt, geraet }: PictureJob,
	breite: number,
	ordner: string,
): Promise<Omit<ManifestPicture, 'breiten' | 'format'>> {
	const { data, info } = await sharp(quelle)
		.flatten({ background: '#ffffff' })
		.resize({ width: breite, kernel: 'lanczos3' })
		.jpeg({ quality: guete.jpg, mozjpeg: true })
		.toBuffer({ resolveWithObject: true });
	await writeFile(path.join(ordner, `${name}.jpg`), data);
	return { breite, hoehe: info.height, farbe: await farbe(quelle), alt, geraet };
}

async function avif(bild: Sharp, name: string, breite: number): Promise<Buffer> {
	const erstes = erstesBild.namen.includes(name) && breite <= erstesBild.breite;
	const grenze = erstes ? erstesBild.grenze : Number.POSITIVE_INFINITY;
	const encode = (chromaSubsampling: string) => (quality: number) =>
		bild.clone().avif({ quality, effort: 4, chromaSubsampling }).toBuffer();
	const rahmen = { von: guete.avif, bis: 30, grenze };
	// On a phone's small dots colour may be coarser than light; it saves more than it shows.
	const knapp = { ...rahmen, bis: 22, grenze: erstesBild.ziel };
	return (
		(erstes && (await fitQuality(knapp, encode('4:2:0')))) ||
		(await fitQuality(rahmen, encode('4:4:4'))) ||
		(await fitQuality({ ...rahmen, von: 30, bis: 12 }, encode('4:2:0'))) ||
		encode('4:2:0')(12)
	);
}

async function farbe(quelle: Buffer): Promise<string> {
	const { channels } = await sharp(quelle)
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.stats();
	const hex = (kanal: number) =>
		Math.round(channels[kanal]?.mean ?? 255)
			.toString(16)
			.padStart(2, '0');
	return `#${hex(0)}${hex(1)}${hex(2)}`;
}
