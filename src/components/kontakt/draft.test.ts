import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, mergeDrafts, readDraft, writeDraft } from './draft.ts';

/** A storage that holds `stored` under the draft's name. */
function storeWith(stored: string | null): Pick<Storage, 'getItem' | 'setItem'> {
	let value = stored;
	return {
		getItem: (key) => (key === 'form' ? value : null),
		setItem: (_key, text) => {
			value = text;
		},
	};
}

const blocked = (): Storage => {
	throw new DOMException('No storage.', 'SecurityError');
};

describe('The stored draft', () => {
	test('is the JSON of all six fields under „form“', () => {
		const store = storeWith(null);
		const draft = { ...EMPTY_DRAFT, vorname: 'Ina', checkbox: true };
		expect(writeDraft(() => store, draft)).toBe(true);
		const fields = { vorname: 'Ina', nachname: '', email: '', phone: '', message: '' };
		expect(JSON.parse(store.getItem('form') ?? '')).toEqual({ ...fields, checkbox: true });
		expect(readDraft(() => store)).toEqual(draft);
	});

	test('is empty where it is missing, unreadable or of another type', () => {
		for (const stored of [null, '', '{', 'null', '7', '[1]', '{"vorname":7,"checkbox":"yes"}']) {
			expect(
				readDraft(() => storeWith(stored)),
				String(stored),
			).toEqual(EMPTY_DRAFT);
		}
	});

	test('is no error where the browser stores nothing', () => {
		const full = { ...storeWith(null), setItem: blocked };
		expect(writeDraft(() => full, EMPTY_DRAFT)).toBe(false);
		expect(readDraft(blocked)).toEqual(EMPTY_DRAFT);
		expect(writeDraft(blocked, EMPTY_DRAFT)).toBe(false);
	});
});

describe('Merging', () => {
	const stored = { ...EMPTY_DRAFT, vorname: 'Ina', message: 'Aus dem anderen Fenster' };

	test('keeps each field changed here and takes every other from the store', () => {
		const mine = { ...EMPTY_DRAFT, vorname: 'Anna' };
		expect(mergeDrafts(mine, EMPTY_DRAFT, stored)).toEqual({ ...stored, vorname: 'Anna' });
	});

	test('empties what another tab has emptied, and keeps what was emptied here', () => {
		expect(mergeDrafts(stored, stored, EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
		const mine = { ...stored, message: '' };
		expect(mergeDrafts(mine, stored, stored)).toEqual(mine);
	});

	test('follows the last change of the consent', () => {
		const ticked = { ...EMPTY_DRAFT, checkbox: true };
		expect(mergeDrafts(ticked, EMPTY_DRAFT, EMPTY_DRAFT).checkbox).toBe(true);
		expect(mergeDrafts(EMPTY_DRAFT, EMPTY_DRAFT, ticked).checkbox).toBe(true);
		expect(mergeDrafts(EMPTY_DRAFT, ticked, ticked).checkbox).toBe(false);
	});
});
