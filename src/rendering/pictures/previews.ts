import satori from 'satori';
import sharp from 'sharp';
import { PREVIEW } from '#shared/preview-path.ts';
import { withoutSoftHyphens } from '#shared/soft-hyphen.ts';
import { seiten } from '../../facts/seiten.ts';
import { about, kontakt, portfolio, start } from '../../facts/texts.ts';
import { drawingFonts, lettersOf } from '../fonts/drawing-fonts.ts';
import { PreviewPicture } from './PreviewPicture.tsx';

/**
 * Draws the preview picture of each page but projects, errors and legal texts, by its path. Those of projects are
 * drawn in recorder/pictures/draw-preview.ts.
 */
export const previews: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
	['/', () => drawPagePreview(start.ueberschrift, start.masslinie)],
	['/portfolio', () => drawPagePreview(portfolio.ueberschrift, portfolio.masslinie)],
	['/about', () => drawPagePreview(about.vorschau, about.masslinie)],
	['/kontakt', () => drawPagePreview(kontakt.ueberschrift, kontakt.masslinie)],
	...seiten.map(({ path, titel, masslinie }) => {
		return [path, () => drawPagePreview(titel, masslinie)] as const;
	}),
]);

/** @returns a JPEG */
export async function drawPagePreview(headline: string, phrase: string): Promise<Buffer> {
	const fonts = await drawingFonts();
	const words = { headline: withoutSoftHyphens(headline), phrase: withoutSoftHyphens(phrase) };
	const picture = PreviewPicture({ ...words, letters: await lettersOf(800) });
	const svg = await satori(picture, { ...PREVIEW, fonts });
	return sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
}
