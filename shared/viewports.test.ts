import { expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { VIEWPORTS } from './viewports.ts';

const { desktop, telefon } = VIEWPORTS;
const ratio = (100 * desktop.height) / desktop.width;

// A stylesheet cannot import a number.
test.each([
	['drawing/PicturePair', `--window-width: ${desktop.width};`],
	['drawing/PicturePair', `--window-height: ${desktop.height};`],
	['drawing/PicturePair', `--window-width: ${telefon.width};`],
	['drawing/PicturePair', `--window-height: ${telefon.height};`],
	['projekt/DrawnFigure', `aspect-ratio: ${telefon.width} / ${telefon.height};`],
	['projekt/PictureWall', `calc(100cqi * ${telefon.height} / ${telefon.width})`],
	['home/HomeOpening', `flex: 0 1 ${ratio}cqi;`],
	['home/HomeOpening', `height: ${ratio}cqi;`],
])('%s.module.css has the windows of recordings: %s', (name, words) => {
	expect(readText(`src/components/${name}.module.css`)).toContain(words);
});

test('docs/drehbuch.md names them', () => {
	for (const { width, height } of [desktop, telefon])
		expect(readText('docs/drehbuch.md')).toMatch(RegExp(`${width} ?× ?${height}`));
});
