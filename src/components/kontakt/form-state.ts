import { formular as texts } from '../../content/texte/formular.ts';
import type { FormValues } from './form-values.ts';
import type { InvalidField } from './invalid-fields.ts';
import type { Answer, Receipt } from './send.ts';

/** What the form shows beside its values, which the inputs keep themselves. */
export type FormState = {
	sending: boolean;
	/** The visitor has tried to send. */
	attempted: boolean;
	/** The fields that were invalid then and still are. */
	invalid: readonly InvalidField[];
	/** The draft that was deleted last, until something is typed. */
	deletedDraft: FormValues | null;
	/** The answer in the alert box, until it is closed, and what it answers. */
	answer: { answer: Answer; values: FormValues } | null;
	/** The inquiry that was stored last, until something is typed. */
	stored: { receipt: Receipt; values: FormValues } | null;
	/** What screen readers say next; `turn` tells one saying of the same words from the last. */
	said: { words: string; turn: number };
};

export type FormChange =
	| { kind: 'attempted' }
	| { kind: 'invalid'; invalid: readonly InvalidField[] }
	/** These fields are valid now; some of them may have been marked. */
	| { kind: 'corrected'; names: readonly string[] }
	| { kind: 'typed' }
	| { kind: 'deleted'; draft: FormValues }
	| { kind: 'restored' }
	| { kind: 'sending' }
	| { kind: 'slow' }
	| { kind: 'answered'; answer: Answer; values: FormValues }
	| { kind: 'lost' }
	| { kind: 'closed' };

export const INITIAL: FormState = {
	sending: false,
	attempted: false,
	invalid: [],
	deletedDraft: null,
	answer: null,
	stored: null,
	said: { words: '', turn: 0 },
};

export function formReducer(state: FormState, change: FormChange): FormState {
	const say = (words: string) => ({ said: { words, turn: state.said.turn + 1 } });
	switch (change.kind) {
		case 'attempted':
			return { ...state, attempted: true };
		case 'invalid': {
			const { invalid } = change;
			return { ...state, invalid, ...say(texts.angabenPruefen(invalid.length)) };
		}
		case 'corrected': {
			const invalid = state.invalid.filter(({ name }) => !change.names.includes(name));
			if (invalid.length === state.invalid.length) return state;
			const isLast = invalid.length === 0;
			const words = isLast ? texts.vollstaendig : texts.angabenPruefen(invalid.length);
			return { ...state, invalid, ...say(words) };
		}
		case 'typed':
			if (!state.deletedDraft && !state.stored) return state;
			return { ...state, deletedDraft: null, stored: null };
		case 'deleted':
			return { ...INITIAL, deletedDraft: change.draft, ...say(texts.entwurf.geloescht) };
		case 'restored':
			return { ...state, deletedDraft: null, ...say(texts.entwurf.zurueckgeholt) };
		case 'sending':
			return { ...INITIAL, sending: true, ...say(texts.wirdGesendet) };
		case 'slow':
			return { ...state, ...say(texts.dauertLaenger) };
		case 'answered': {
			const { answer, values } = change;
			const stored = answer.kind === 'stored' ? { receipt: answer.receipt, values } : null;
			// The alert box says it.
			return { ...INITIAL, answer: { answer, values }, stored, ...say('') };
		}
		case 'lost':
			// The specification shows nothing then: form and draft stay. A line at the button says how one knows that an
			// inquiry has arrived.
			return { ...INITIAL, ...say('') };
		case 'closed':
			return { ...state, answer: null };
	}
}
