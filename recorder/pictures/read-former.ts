import sharp from 'sharp';
import { MediaError } from '../recorder-error.ts';
import { findFile } from './find-file.ts';
import type { Picture } from './write-picture.ts';

/** Narrower, it would be blurred beside the new one. */
const minWidth = 800;
/** Of the window that shows both. */
const aspectRatio = 800 / 1280;

/** The picture of a client's former website that lies among his sources, as far as a window shows it, from the top. */
export async function readFormer(sources: string, client: string): Promise<Picture | undefined> {
	const file = findFile(sources, /^vorher\.(png|jpe?g|webp)$/i);
	if (!file) return undefined;
	const picture = sharp(file).autoOrient();
	const size = await picture.metadata().catch(() => undefined);
	if (!size) throw new MediaError(`${file} ist kein Bild. Erwartet: PNG, JPEG oder WebP.`);
	const { width } = size.autoOrient;
	if (width < minWidth)
		throw new MediaError(
			`${file} ist ${width} Pixel breit, nötig sind ${minWidth}. Bitte die frühere Website breiter aufnehmen.`,
		);
	const height = Math.round(width * aspectRatio);
	const quelle = await picture.resize({ width, height, position: 'top' }).png().toBuffer();
	return { name: 'vorher', quelle, alt: `Frühere Website von ${client}`, geraet: 'desktop' };
}
