import { create, type Glyph } from 'fontkitten';
import { drawingFonts } from './drawing-fonts.ts';

/** The letters of the site's typeface at its boldest, in units of which `unitsPerEm` are an em. */
export type BoldLetters = {
	unitsPerEm: number;
	/** Outline and widths of a letter; undefined for one that the typeface lacks. */
	glyphOf(letter: string): Glyph | undefined;
};

/** Opens the site's typeface for what has to be known of its letters while a page is rendered. */
export async function boldLetters(): Promise<BoldLetters> {
	const fonts = (await drawingFonts())
		.filter(({ weight }) => weight === 800)
		.map(({ data }) => create(data))
		.filter((font) => !font.isCollection);
	const [font] = fonts;
	if (!font) throw new Error('drawing-fonts.ts made no font of weight 800.');
	return {
		unitsPerEm: font.unitsPerEm,
		glyphOf(letter) {
			const code = letter.codePointAt(0) ?? 0;
			return fonts.find((font) => font.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
		},
	};
}
