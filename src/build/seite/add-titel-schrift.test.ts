import { expect, test } from 'vitest';
import { addTitelSchrift, headlineLetters } from './add-titel-schrift.ts';

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

test('the longest client name still fits into three kilobytes', async () => {
	const html = '<head></head><h1>Gesundheitspartner Bergkamen</h1>';
	const base64 = /base64,([^)]+)\)/.exec(await addTitelSchrift(html))?.[1] ?? '';
	const schnitt = Buffer.from(base64, 'base64');
	expect(schnitt.subarray(0, 4).toString()).toBe('wOF2');
	expect(schnitt.length).toBeLessThan(3000);
});

test('the page says how far its first and last letter stand from the headline’s edges', async () => {
	const edges = async (titel: string) => {
		const html = await addTitelSchrift(`<head></head><h1>${titel}</h1>`);
		return /:root{--erste:(.+?);--letzte:(.+?)}/.exec(html)?.slice(1).map(Number) ?? [];
	};
	const [stem = 0] = await edges('Hallo');
	const [figure = 0] = await edges('404');
	expect(stem).toBeGreaterThan(figure);
	expect(await edges('Aal')).not.toEqual(await edges('Aar'));
});
