import { expect, test } from 'vitest';
import { EMPTY_FORM, mergeDrafts, readDraft, writeDraft } from './draft.ts';

const blocked = (): Storage => {
	throw new DOMException('No storage.', 'SecurityError');
};
const holding = (stored: string | null) => ({ getItem: () => stored, setItem: blocked });

test('the draft is the JSON of all six fields under „form“', () => {
	const stored = new Map<string, string>();
	const store = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
	};
	const draft = { ...EMPTY_FORM, vorname: 'Ina', checkbox: true };
	writeDraft(() => store, draft);
	const fields = { vorname: 'Ina', nachname: '', email: '', phone: '', message: '' };
	expect(JSON.parse(store.getItem('form') ?? '')).toEqual({ ...fields, checkbox: true });
	expect(readDraft(() => store)).toEqual(draft);
});

test.each([null, '', '{', 'null', '7', '[1]', '{"vorname":7,"checkbox":"yes"}'])(
	'a stored %j is an empty draft',
	(stored) => expect(readDraft(() => holding(stored))).toEqual(EMPTY_FORM),
);

test('a browser that stores nothing, or no more, is no error', () => {
	expect(readDraft(blocked)).toEqual(EMPTY_FORM);
	for (const store of [blocked, () => holding(null)]) writeDraft(store, EMPTY_FORM);
});

test('what was typed already wins over the stored draft, which fills the rest', () => {
	const typed = { ...EMPTY_FORM, vorname: 'Anna' };
	const stored = { ...EMPTY_FORM, vorname: 'Ina', message: 'Von gestern', checkbox: true };
	expect(mergeDrafts(typed, stored)).toEqual({ ...stored, vorname: 'Anna' });
});
