import { expect, test } from 'vitest';
import { z } from 'zod';
import { faultsOf, fieldInWords, isWithin, quote, strictFields } from './faults.ts';

test.each([
	[undefined, 'nichts'],
	[null, 'nichts'],
	['', 'nichts'],
	['zwei\n Zeilen ', '„zwei Zeilen“'],
	['x'.repeat(60), `„${'x'.repeat(60)}“`],
	['x'.repeat(61), `„${'x'.repeat(60)}…“`],
	['https://ich:geheim@a.de', '„https://…@a.de“'],
	[5, '„5“'],
	[[1], 'eine Liste mit 1 Eintrag'],
	[[], 'eine Liste mit 0 Einträgen'],
	[{ ort: 'Köln', land: '' }, 'einen Block mit ort, land'],
])('%j is found as %s', (value, words) => {
	expect(quote(value)).toBe(words);
});

test.each([
	[['techstacks', 2, 'tool'], 'Feld „techstacks[2].tool“'],
	[['name'], 'Feld „name“'],
	[[2, 'tool'], 'Feld „[2].tool“'],
	[[], 'die ganze Datei'],
])('the place %j is %s', (path, words) => {
	expect(fieldInWords(path)).toBe(words);
});

test.each([
	['anschrift.ort', 'anschrift', true],
	['leistungen[1]', 'leistungen', true],
	['ort', 'ort', true],
	['ortsteil', 'ort', false],
	['ortsteil.name', 'ort', false],
	['ort', 'anschrift', false],
	['x.ort.y', 'ort', false],
])('„%s“ stands in „%s“: %j', (field, outer, is) => {
	expect(isWithin(field, outer)).toBe(is);
});

test('each fault says what stands at its place, and whether to mend or to add it', () => {
	const schema = strictFields({
		liste: z.array(strictFields({ ort: z.string() })),
		land: z.string(),
	});
	const content = { liste: [{ ort: 5 }, {}], land: null, fremd: '', oert: '' };
	const { error } = schema.safeParse(content);
	const found = error && faultsOf(error, content);
	const mend = { remedy: 'dort berichtigen' };
	const unknown = {
		found: 'ein unbekanntes Feld',
		expected: 'die Felder liste, land',
		remedy: 'den Namen berichtigen oder die Zeile entfernen',
		isUnknown: true,
	};
	expect(found).toEqual([
		{ ...mend, path: ['liste', 0, 'ort'], found: '„5“', expected: 'einen Text' },
		{
			...mend,
			path: ['liste', 1, 'ort'],
			found: 'nichts',
			expected: 'einen Text',
			remedy: 'dort ergänzen',
		},
		{ ...mend, path: ['land'], found: 'nichts', expected: 'einen Text' },
		{ ...unknown, path: ['fremd'] },
		{ ...unknown, path: ['oert'] },
	]);
});

test.each([
	[z.string(), 5, 'einen Text'],
	[z.int(), 1.5, 'eine ganze Zahl'],
	[z.enum(['a', 'b']), 'c', 'eines von a, b'],
	[z.string().max(2), 'abc', 'höchstens 2 Zeichen'],
	[z.string().min(2), 'a', 'mindestens 2 Zeichen'],
	[z.array(z.string()).min(1), [], 'mindestens 1 Eintrag'],
	[z.array(z.string()).max(2), ['', '', ''], 'höchstens 2 Einträge'],
	[z.number().max(3), 4, 'höchstens 3'],
	[z.string().regex(/x/, { error: 'ein x' }), 'a', 'ein x'],
])('what a schema expects is said in German (%#)', (schema, value, words) => {
	expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
});
