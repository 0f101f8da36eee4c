import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOf } from './PreviewPicture.tsx';
import { drawPagePreview } from './previews.ts';

test('a word that may be divided is drawn whole', async () => {
	const [divided, whole] = await Promise.all(
		['Bau\u00adplan', 'Bauplan'].map((word) => drawPagePreview(word, word)),
	);
	expect(whole && divided?.equals(whole)).toBe(true);
});

test('the address of a site stands on its preview as people say it', () => {
	expect(addressOf('https://www.xn--mller-kva.de')).toBe('müller.de');
	expect(addressOf('https://a.de')).toBe('a.de');
});

/** Where paper ends and ink begins: the sides of what is drawn, in pixels from the picture's left and top edge. */
async function inkOf(
	picture: Buffer,
): Promise<Record<'left' | 'right' | 'top' | 'bottom', number>> {
	const { info } = await sharp(picture)
		.trim({ threshold: 40 })
		.toBuffer({ resolveWithObject: true });
	const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
	const [left, top] = [-trimOffsetLeft, -trimOffsetTop];
	return { left, top, right: left + width, bottom: top + height };
}

test.each([
	['a short headline', 'Preise'],
	['a word of wide letters', 'Ingenieurwesen'],
	['narrow letters', 'Willi tüftelt still für fitte Firmen'],
	[
		'a headline in several lines',
		'Barrierefreie Websites für Praxen, Kanzleien und Werkstätten im Ruhrgebiet',
	],
	['a long word', 'Barrierefreiheitsstärkungsgesetz und Sie'],
])('%s, both ticks and the address stand within the margins of a preview', async (_, headline) => {
	const { left, right, top, bottom } = await inkOf(
		await drawPagePreview(headline, 'was sie kostet'),
	);
	// A tick stands across its end of the line.
	expect([left, right].map((side) => Math.abs(Math.round((side - 600) / 10)))).toEqual([55, 55]);
	expect([top > 50, bottom > 540, bottom < 580]).toEqual([true, true, true]);
});
