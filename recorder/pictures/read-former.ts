import sharp from 'sharp';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { findFile } from '../find-file.ts';
import { RecorderError } from '../recorder-error.ts';
import type { RecordedPicture } from './write-picture.ts';

/** A narrower picture would look blurred next to the new site. */
const minWidth = 800;

/** The owner's picture of a client's former website, cut to the upper part that a window shows. */
export async function readFormer(
	sources: string,
	client: string,
): Promise<RecordedPicture | undefined> {
	const file = findFile(sources, /^vorher\.(png|jpe?g|webp)$/i);
	if (!file) return undefined;
	const picture = sharp(file).autoOrient();
	const size = await picture.metadata().catch(() => undefined);
	if (!size) throw new RecorderError(`${file} ist kein Bild. Erwartet: PNG, JPEG oder WebP.`);
	const { width } = size.autoOrient;
	if (width < minWidth)
		throw new RecorderError(
			`${file} ist ${width} Pixel breit, nötig sind ${minWidth}. Bitte die frühere Website breiter aufnehmen.`,
		);
	const { desktop } = VIEWPORTS;
	const height = Math.round((width * desktop.height) / desktop.width);
	const source = await picture.resize({ width, height, position: 'top' }).png().toBuffer();
	return { name: 'vorher', source, alt: `Frühere Website von ${client}`, geraet: 'desktop' };
}
