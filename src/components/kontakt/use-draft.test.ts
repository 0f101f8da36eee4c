import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from './form-values.ts';
import { mergeDrafts, readDraft, writeDraft } from './use-draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
	});
});
afterEach(() => vi.unstubAllGlobals());

test.each(['', '{', 'null', '7', '[1]', '{"vorname":7,"checkbox":"yes"}'])(
	'a stored %j is an empty draft',
	(text) => {
		stored.set('form', text);
		expect(readDraft()).toEqual(EMPTY_FORM);
	},
);

test('a browser that stores nothing is no error', () => {
	const blocked = () => {
		throw new DOMException('No storage.', 'SecurityError');
	};
	vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
	expect(readDraft()).toEqual(EMPTY_FORM);
	writeDraft(EMPTY_FORM);
});

test('what was typed already wins over the stored draft, which fills the rest', () => {
	const typed = { ...EMPTY_FORM, vorname: 'Anna' };
	const stored = { ...EMPTY_FORM, vorname: 'Ina', message: 'Von gestern', checkbox: true };
	expect(mergeDrafts(typed, stored)).toEqual({ ...stored, vorname: 'Anna' });
});
