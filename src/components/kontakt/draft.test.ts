import { expect, test } from 'vitest';
import { EMPTY_DRAFT, mergeDrafts, readDraft, writeDraft } from './draft.ts';

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
	const draft = { ...EMPTY_DRAFT, vorname: 'Ina', checkbox: true };
	expect(writeDraft(() => store, draft)).toBe(true);
	const fields = { vorname: 'Ina', nachname: '', email: '', phone: '', message: '' };
	expect(JSON.parse(store.getItem('form') ?? '')).toEqual({ ...fields, checkbox: true });
	expect(readDraft(() => store)).toEqual(draft);
});

test.each([null, '', '{', 'null', '7', '[1]', '{"vorname":7,"checkbox":"yes"}'])(
	'a stored %j is an empty draft',
	(stored) => expect(readDraft(() => holding(stored))).toEqual(EMPTY_DRAFT),
);

test('a browser that stores nothing, or no more, is no error', () => {
	expect(readDraft(blocked)).toEqual(EMPTY_DRAFT);
	for (const store of [blocked, () => holding(null)])
		expect(writeDraft(store, EMPTY_DRAFT)).toBe(false);
});

const stored = { ...EMPTY_DRAFT, vorname: 'Ina', message: 'Aus dem anderen Fenster' };
const mine = { ...EMPTY_DRAFT, vorname: 'Anna' };
const emptied = { ...stored, message: '' };
const ticked = { ...EMPTY_DRAFT, checkbox: true };

test.each([
	['a field changed here is kept', mine, EMPTY_DRAFT, stored, { ...stored, vorname: 'Anna' }],
	['what another tab has emptied is emptied', stored, stored, EMPTY_DRAFT, EMPTY_DRAFT],
	['what was emptied here stays so', emptied, stored, stored, emptied],
	['a tick here counts', ticked, EMPTY_DRAFT, EMPTY_DRAFT, ticked],
	['so does one in another tab', EMPTY_DRAFT, EMPTY_DRAFT, ticked, ticked],
	['and one taken away', EMPTY_DRAFT, ticked, ticked, EMPTY_DRAFT],
])('of two tabs’ drafts %s', (_, here, lastSynced, there, merged) => {
	expect(mergeDrafts(here, lastSynced, there)).toEqual(merged);
});
