import type { Anfrage } from '#shared/anfrage.ts';
import { perTextField } from '#shared/fields.ts';

/** The form's values, complete or not: its texts and the consent. */
export type Draft = Omit<Anfrage, 'checkbox'> & { checkbox: boolean };

/** Local storage key of the draft (spec, section 9). */
const DRAFT_KEY = 'form';

export const EMPTY_DRAFT: Draft = { ...perTextField(() => ''), checkbox: false };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the stored draft. A value that is missing, unreadable or of the wrong type is empty. */
export function readDraft(store: () => Store): Draft {
	const raw = readRaw(store);
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	return { ...perTextField(({ name }) => text(raw[name])), checkbox: raw.checkbox === true };
}

/** Stores the draft; returns false where the browser refuses (blocked or full). */
export function writeDraft(store: () => Store, draft: Draft): boolean {
	try {
		store().setItem(DRAFT_KEY, JSON.stringify(draft));
		return true;
	} catch {
		// No error for the visitor: the form still holds what was typed.
		return false;
	}
}

/** Merges the drafts of two tabs. `lastSynced`: the values they last had in common. */
export function mergeDrafts(mine: Draft, lastSynced: Draft, stored: Draft): Draft {
	const pick = (name: keyof Draft) => (mine[name] === lastSynced[name] ? stored : mine);
	return {
		...perTextField(({ name }) => pick(name)[name]),
		checkbox: pick('checkbox').checkbox,
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
