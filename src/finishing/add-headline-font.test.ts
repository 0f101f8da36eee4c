import { expect, test } from 'vitest';
import { addTitelSchrift, headlineLetters } from './add-headline-font.ts';

test('only what the headline says is in its face, each letter once, and the hyphen of a break', () => {
	expect(headlineLetters('<p>xyz</p><h1 class="a">An<wbr>na &amp; <em>An&#xE4;</em></h1>')).toBe(
		' &-Aanä',
	);
});

test('years that go on counting have the figures of the next ones', () => {
	expect(headlineLetters('<h1><span data-seit="2018">8</span> a</h1>')).toBe(' -01289a');
});

test('a headline that is filled in later brings no face', async () => {
	const html = '<head></head><h1>{{TITEL}}</h1>';
	expect(await addTitelSchrift(html)).toBe(html);
});
