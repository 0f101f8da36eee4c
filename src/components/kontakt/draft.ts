import { perTextField } from '#shared/fields.ts';
import type { FormValues } from './form-values.ts';

/** Local storage key of the draft (spec, section 9). */
const DRAFT_KEY = 'form';

export const EMPTY_FORM: FormValues = { ...perTextField(() => ''), checkbox: false };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the stored draft. A value that is missing, unreadable or of the wrong type is empty. */
export function readDraft(store: () => Store): FormValues {
	const raw = readRaw(store);
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	return { ...perTextField(({ name }) => text(raw[name])), checkbox: raw.checkbox === true };
}

/** Stores the draft, where the browser lets it. */
export function writeDraft(store: () => Store, draft: FormValues): void {
	try {
		store().setItem(DRAFT_KEY, JSON.stringify(draft));
	} catch {
		// Blocked or full. No error for the visitor: the form still holds what was typed.
	}
}

/** Returns what was typed before the script arrived, and from the stored draft what is empty there. */
export function mergeDrafts(typed: FormValues, stored: FormValues): FormValues {
	return {
		...perTextField(({ name }) => typed[name] || stored[name]),
		checkbox: typed.checkbox || stored.checkbox,
	};
}

function readRaw(store: () => Store): Record<string, unknown> {
	try {
		const raw: unknown = JSON.parse(store().getItem(DRAFT_KEY) ?? '');
		return typeof raw === 'object' && raw !== null ? { ...raw } : {};
	} catch {
		// A blocked storage throws on access, a foreign value on parsing: both mean no draft.
		return {};
	}
}
