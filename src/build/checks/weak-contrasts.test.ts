import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weakContrasts } from './weak-contrasts.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

test('a colour that is not there is named', () => {
	expect(weakContrasts(css.replace('--rahmen:', '--rand:'))).toEqual([
		'Die Farbe --rahmen fehlt in src/styles/tokens.css.',
		'Die Farbe --rahmen fehlt in src/styles/tokens.css.',
	]);
});

test('a colour with too little contrast is named with its background and scheme', () => {
	expect(weakContrasts(css)).toEqual([]);
	const pale = css.replace(
		/--tinte-weich: light-dark\(#[0-9a-f]{6}/,
		'--tinte-weich: light-dark(#b0b0b0',
	);
	expect(weakContrasts(pale)).toEqual([
		expect.stringMatching(
			/^src\/styles\/tokens\.css: --tinte-weich auf --papier \(hell\) hat den Kontrast 1,\d+/,
		),
		expect.stringMatching(/--tinte-weich auf --blatt \(hell\)/),
	]);
});
