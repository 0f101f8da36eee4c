import { access } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import sharp, { type Region } from 'sharp';
import { type Fotoangabe, freiwillig } from './freiwillig.ts';

/** Widths of the square in pixels. */
const BREITEN = [320, 480, 640, 800];
/** Width of the one JPEG; a photo has to have as much. */
export const JPEG_BREITE = 480;

/** The photo as it lies on the owner's disk, and what is shown of it. */
export type Foto = {
	datei: string;
	/** In pixels of the upright picture. */
	ausschnitt: Region;
	/** In which widths it is shown. */
	breiten: readonly number[];
};

export type Fotodatei = { breite: number; endung: 'avif' | 'jpg' };

/** The owner's photo, where he has one. */
export const foto: Foto | undefined = freiwillig.foto && (await readFoto(freiwillig.foto));

/** All that is made of it. */
export function fotoDateien({ breiten }: Foto): Fotodatei[] {
	const avif = breiten.map((breite) => ({ breite, endung: 'avif' as const }));
	return [...avif, { breite: JPEG_BREITE, endung: 'jpg' }];
}

/** Where the page finds it. */
export function fotoPfad({ breite, endung }: Fotodatei): string {
	return `/foto/${breite}.${endung}`;
}

/** @throws with a sentence on what is wrong with the file and what to do */
export async function readFoto(
	{ datei, mitte }: Fotoangabe,
	wurzel: string = process.cwd(),
): Promise<Foto> {
	const pfad = resolve(wurzel, datei);
	await access(pfad).catch(() =>
		complain(datei, 'gibt es nicht. Bitte das Foto dort ablegen oder den Pfad berichtigen'),
	);
	if (!relative(resolve(wurzel, 'public'), pfad).startsWith('..')) {
		complain(
			datei,
			'ginge aus public/ mit allem online, was die Kamera hineingeschrieben hat, etwa dem Ort. Bitte nach media/ verschieben',
		);
	}
	const { breite, hoehe } = await readSize(pfad).catch(() =>
		complain(datei, 'lässt sich nicht als JPEG oder PNG lesen. Bitte neu als JPEG speichern'),
	);
	const kante = Math.min(breite, hoehe);
	if (kante < JPEG_BREITE) {
		complain(
			datei,
			`hat ${breite} × ${hoehe} Pixel, nötig sind ${JPEG_BREITE} × ${JPEG_BREITE}. Bitte ein größeres nehmen`,
		);
	}
	return {
		datei: pfad,
		ausschnitt: {
			left: offset(breite, kante, mitte.x),
			top: offset(hoehe, kante, mitte.y),
			width: kante,
			height: kante,
		},
		breiten: BREITEN.filter((wert) => wert <= kante),
	};
}

/** Size of the upright picture; rejects what is no whole JPEG or PNG. */
async function readSize(pfad: string): Promise<{ breite: number; hoehe: number }> {
	const { format, autoOrient } = await sharp(pfad).metadata();
	if (format !== 'jpeg' && format !== 'png') throw new Error(`format ${format}`);
	// A file that was cut off shows it only when all of it is read.
	await sharp(pfad).resize(JPEG_BREITE).raw().toBuffer();
	return { breite: autoOrient.width, hoehe: autoOrient.height };
}

/** Where a square begins that has the point in its middle, as far as the picture reaches. */
function offset(laenge: number, kante: number, prozent: number): number {
	const anfang = Math.round((laenge * prozent) / 100 - kante / 2);
	return Math.min(Math.max(anfang, 0), laenge - kante);
}

function complain(datei: string, satz: string): never {
	throw new Error(
		`shared/inhaber.ts, Feld „freiwillig.foto.datei“: „${datei}“ ${satz}, oder das Feld leeren; dann bleibt die Zeichnung.`,
	);
}
