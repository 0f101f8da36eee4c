import { access } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import sharp, { type Region } from 'sharp';
import { type Fotoangabe, freiwillig } from './optional-facts.ts';

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
	root: string = process.cwd(),
): Promise<Foto> {
	const path = resolve(root, datei);
	await access(path).catch(() =>
		complain(datei, 'gibt es nicht. Bitte das Foto dort ablegen oder den Pfad berichtigen'),
	);
	if (!relative(resolve(root, 'public'), path).startsWith('..')) {
		complain(
			datei,
			'ginge aus public/ mit allem online, was die Kamera hineingeschrieben hat, etwa dem Ort. Bitte nach src/content/ verschieben',
		);
	}
	const { breite, hoehe } = await readSize(path).catch(() =>
		complain(datei, 'lässt sich nicht als JPEG oder PNG lesen. Bitte neu als JPEG speichern'),
	);
	const edge = Math.min(breite, hoehe);
	if (edge < JPEG_BREITE) {
		complain(
			datei,
			`hat ${breite} × ${hoehe} Pixel, nötig sind ${JPEG_BREITE} × ${JPEG_BREITE}. Bitte ein größeres nehmen`,
		);
	}
	return {
		datei: path,
		ausschnitt: {
			left: offset(breite, edge, mitte.x),
			top: offset(hoehe, edge, mitte.y),
			width: edge,
			height: edge,
		},
		breiten: BREITEN.filter((value) => value <= edge),
	};
}

/** Size of the upright picture; rejects what is no whole JPEG or PNG. */
async function readSize(path: string): Promise<{ breite: number; hoehe: number }> {
	const { format, autoOrient } = await sharp(path).metadata();
	if (format !== 'jpeg' && format !== 'png') throw new Error(`format ${format}`);
	// A file that was cut off shows it only when all of it is read.
	await sharp(path).resize(JPEG_BREITE).raw().toBuffer();
	return { breite: autoOrient.width, hoehe: autoOrient.height };
}

/** Where a square begins that has the point in its middle, as far as the picture reaches. */
function offset(length: number, edge: number, percent: number): number {
	const start = Math.round((length * percent) / 100 - edge / 2);
	return Math.min(Math.max(start, 0), length - edge);
}

function complain(file: string, sentence: string): never {
	throw new Error(
		`shared/inhaber.ts, Feld „freiwillig.foto.datei“: „${file}“ ${sentence}, oder das Feld leeren; dann bleibt die Zeichnung.`,
	);
}
