import type { Anfrage } from '#shared/anfrage.ts';
import { jeTextfeld } from '#shared/felder.ts';

/** The form as it stands, finished or not: five texts and the consent. */
export type Draft = Omit<Anfrage, 'checkbox'> & { checkbox: boolean };

/** Key under which the draft lies in local storage (spec, section 9). */
const ENTWURF_SCHLUESSEL = 'form';

export const EMPTY_DRAFT: Draft = { ...jeTextfeld(() => ''), checkbox: false };

type Ablage = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored draft. What is missing, unreadable or of the wrong type counts as empty. */
export function readDraft(ablage: () => Ablage): Draft {
	const roh = readRaw(ablage);
	const text = (wert: unknown) => (typeof wert === 'string' ? wert : '');
	return { ...jeTextfeld(({ name }) => text(roh[name])), checkbox: roh.checkbox === true };
}

/** Stores the draft. Where the browser refuses (blocked or full) there is none, which is no error. */
export function writeDraft(ablage: () => Ablage, entwurf: Draft): void {
	try {
		ablage().setItem(ENTWURF_SCHLUESSEL, JSON.stringify(entwurf));
	} catch {
		// What is typed stays in the form.
	}
}

function readRaw(ablage: () => Ablage): Record<string, unknown> {
	try {
		const roh: unknown = JSON.parse(ablage().getItem(ENTWURF_SCHLUESSEL) ?? '');
		return typeof roh === 'object' && roh !== null ? { ...roh } : {};
	} catch {
		// A blocked storage throws on access, a foreign value on parsing: both mean no draft.
		return {};
	}
}
