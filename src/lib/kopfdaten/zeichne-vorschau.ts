import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { FARBEN } from './farben.ts';
import { ladeSchriften } from './schriften.ts';
import { VORSCHAU } from './vorschau-pfad.ts';
import { ausZwischenspeicher } from './zwischenspeicher.ts';

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
export async function zeichneVorschau(
	{ zeichnung, einlagen }: Vorschaublatt,
	fassung: string,
	wurzel: string = process.cwd(),
): Promise<Buffer> {
	const bilder = await Promise.all(
		einlagen.map(({ pfad }) => readFile(join(wurzel, 'public', pfad))),
	);
	const versionen = JSON.stringify([sharp.versions, einlagen]);
	return ausZwischenspeicher(
		join(wurzel, '.cache/vorschau'),
		[fassung, versionen, ...bilder],
		async () => {
			const svg = await satori(zeichnung, {
				width: VORSCHAU.breite,
				height: VORSCHAU.hoehe,
				fonts: await ladeSchriften(),
			});
			const unterlagen = await Promise.all(
				einlagen.map(async (einlage, stelle) => ({
					...(await cut(bilder[stelle], einlage)),
					left: einlage.links,
					top: einlage.oben,
				})),
			);
			return sharp({
				create: {
					width: VORSCHAU.breite,
					height: VORSCHAU.hoehe,
					channels: 3,
					background: FARBEN.hell.papier,
				},
			})
				.composite([...unterlagen, { input: Buffer.from(svg), left: 0, top: 0 }])
				.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
				.toBuffer();
		},
	);
}

/** Unpacked: packing it as a picture would cost more time than all the rest. */
async function cut(bild: Buffer | undefined, { breite, hoehe }: Einlage): Promise<OverlayOptions> {
	const { data, info } = await sharp(bild)
		.resize(breite, hoehe, { fit: 'cover', position: 'top' })
		.toColourspace('srgb')
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { input: data, raw: info };
}
