import type { ImageMetadata } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { FACTS, PHOTO_LEAST, type PhotoFact } from '#shared/owner-schema.ts';
import { type DerivedPicture, derive, sizeOf } from './derive.ts';
import { findImage } from './find-image.ts';

/** Widths in pixels; a photo is at least as large as `PHOTO_LEAST`. */
const WIDTHS = [320, 480, 640, 960];
/** In pixels; for browsers that do not know AVIF. */
const JPEG_WIDTH = 480;

/** The owner's photo; `position` is where the face is. */
type Photo = DerivedPicture & { position: string };

// Only here: what lies in public/ would go online with all that a camera writes into it, such as the place.
const images = import.meta.glob<{ default: ImageMetadata }>(
	'/src/content/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG]}',
);

const { foto } = inhaber.freiwillig;
export const ownerPhoto: Photo | undefined = foto && (await readPhoto(foto));

/** @throws with a sentence on what is wrong with the file and what to do */
async function readPhoto({ datei, mitte }: PhotoFact): Promise<Photo> {
	const image = findImage(images, datei);
	if (!image) {
		throw refusal(datei, 'gibt es nicht. Bitte als JPEG oder PNG in src/content/ ablegen');
	}
	const size = await sizeOf(image.file);
	const { width, height } = size;
	if (Math.min(width, height) < PHOTO_LEAST) {
		throw refusal(
			datei,
			`hat ${width} × ${height} Pixel, nötig sind ${PHOTO_LEAST} × ${PHOTO_LEAST}. Bitte ein größeres nehmen`,
		);
	}
	const widths = WIDTHS.filter((value) => value <= width);
	return {
		...(await derive((await image.load()).default, size, widths, JPEG_WIDTH)),
		position: `${mitte.x}% ${mitte.y}%`,
	};
}

function refusal(datei: string, sentence: string): Error {
	return new Error(
		`${FACTS}, Feld „freiwillig.foto.datei“: „${datei}“ ${sentence}, oder das Feld leeren; dann bleibt die Zeichnung.`,
	);
}
