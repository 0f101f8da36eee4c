import { expect, test } from 'vitest';
import { captionOf } from './write-contact-sheet.ts';

test('a caption keeps its characters and shows where it was cut', () => {
	expect(captionOf('Šimić & Łoś')).toBe('Šimić &amp; Łoś');
	expect(captionOf('&'.repeat(101))).toBe(`${'&amp;'.repeat(99)}…`);
});
