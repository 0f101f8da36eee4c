import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { FARBEN } from '../colours.ts';
import { loadSchriften } from '../fonts/drawing-fonts.ts';
import { fromCache } from '../from-cache.ts';
import { VORSCHAU } from './vorschau-pfad.ts';

/** A picture pasted under the drawing: scaled to its width, cut off below its height. */
export type Einlage = {
	pfad: string;
	links: number;
	oben: number;
	breite: number;
	hoehe: number;
};

/** One preview picture: a drawing (elements satori can lay out) over pasted pictures. */
export type Vorschaublatt = { zeichnung: ReactNode; einlagen: readonly Einlage[] };

/**
 * The preview picture as JPEG.
 * @param fassung whatever the drawing depends on, as text: the key under which it is kept
 */
export async function drawVorschau(
	{ zeichnung, einlagen }: Vorschaublatt,
	fassung: string,
	wurzel: string = process.cwd(),
): Promise<Buffer> {
	const bilder = await Promise.all(
		einlagen.map(({ pfad }) => readFile(join(wurzel, 'public', pfad))),
	);
	const versionen = JSON.stringify([sharp.versions, einlagen]);
	return fromCache(join(wurzel, '.cache/vorschau'), [fassung, versionen, ...bilder], async () => {
		const svg = await satori(zeichnung, {
			width: VORSCHAU.breite,
			height: VORSCHAU.hoehe,
			fonts: await loadSchriften(),
		});
		const grund = await layUnder(
			einlagen.map((einlage, stelle) => ({ einlage, bild: bilder[stelle] })),
		);
		return grund
			.composite([{ input: Buffer.from(withoutMasks(svg)), left: 0, top: 0 }])
			.jpeg({ quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false })
			.toBuffer();
	});
}

const KANAELE = 3;

/**
 * The sheet with the pictures in their places. Rows are copied as they are: blending opaque pictures
 * one by one costs as much as all the rest.
 */
async function layUnder(
	unterlagen: readonly { einlage: Einlage; bild: Buffer | undefined }[],
): Promise<Sharp> {
	const { breite, hoehe: zeilen } = VORSCHAU;
	const papier = Buffer.from(FARBEN.papier.hell.slice(1), 'hex');
	const blatt = Buffer.alloc(breite * zeilen * KANAELE, papier);
	for (const { einlage, bild } of unterlagen) {
		const ausschnitt = await cut(bild, einlage);
		// What would stand beyond the sheet's right edge is left out.
		const sichtbar = Math.min(einlage.breite, breite - einlage.links) * KANAELE;
		for (let y = 0; y < einlage.hoehe; y += 1) {
			const ziel = ((einlage.oben + y) * breite + einlage.links) * KANAELE;
			const zeile = y * einlage.breite * KANAELE;
			ausschnitt.copy(blatt, ziel, zeile, zeile + sichtbar);
		}
	}
	return sharp(blatt, { raw: { width: breite, height: zeilen, channels: KANAELE } });
}

/** Red, green and blue of each pixel. */
function cut(bild: Buffer | undefined, { breite, hoehe }: Einlage): Promise<Buffer> {
	return sharp(bild)
		.resize(breite, hoehe, { fit: 'cover', position: 'top' })
		.toColourspace('srgb')
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** satori writes a mask for every box and uses few; drawing all takes half of librsvg's time. */
function withoutMasks(svg: string): string {
	return svg.replace(/<mask id="([^"]+)">[\s\S]*?<\/mask>/g, (maske, id) =>
		svg.includes(`url(#${id})`) ? maske : '',
	);
}
