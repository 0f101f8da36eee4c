import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldName, quote, valueAt } from './faults.ts';

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
	[[], 'die ganze Datei'],
])('the place %j is %s', (path, name) => {
	expect(fieldName(path)).toBe(name);
});

test('a value is found by its place, and nothing where that leads nowhere', () => {
	const value = { liste: [{ ort: 'Köln' }], leer: null };
	expect(valueAt(value, ['liste', 0, 'ort'])).toBe('Köln');
	expect(valueAt(value, [])).toBe(value);
	for (const path of [
		['liste', 1, 'ort'],
		['leer', 'ort'],
		['liste', 0, 'ort', 'x'],
	])
		expect(valueAt(value, path)).toBeUndefined();
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
