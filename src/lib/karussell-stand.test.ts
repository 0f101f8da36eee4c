import { expect, test } from 'vitest';
import { blattText } from './karussell-stand.ts';

const stand = { anfang: false, ende: false };

test('names one sheet where one is in view', () => {
	expect(blattText({ ...stand, index: 2, sichtbar: 1 }, 6)).toBe('Blatt 3 von 6');
});

test('names a range where two are in view', () => {
	expect(blattText({ ...stand, index: 4, sichtbar: 2 }, 6)).toBe('Blatt 5–6 von 6');
});

test('never names a sheet beyond the last', () => {
	expect(blattText({ ...stand, index: 5, sichtbar: 2 }, 6)).toBe('Blatt 6 von 6');
});
