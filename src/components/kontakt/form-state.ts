import type { FormValues } from './form-values.ts';
import type { InvalidField } from './invalid-fields.ts';
import type { Answer } from './ReplyDialog.tsx';

/** What the form shows beside its values, which the inputs keep themselves. */
type FormState = {
	sending: boolean;
	/**
	 * The fields that were invalid at the last attempt to send and still are: null before a failed attempt,
	 * empty once all are corrected.
	 */
	invalid: readonly InvalidField[] | null;
	/** The draft that was deleted last, until something is typed. */
	deletedDraft: FormValues | null;
	/** The server's answer, until it is closed. */
	reply: Answer | null;
};

type FormChange =
	| { kind: 'invalid'; invalid: readonly InvalidField[] }
	| { kind: 'corrected'; name: string }
	| { kind: 'changed' }
	| { kind: 'deleted'; draft: FormValues }
	| { kind: 'sending' }
	| { kind: 'answered'; reply: Answer }
	| { kind: 'lost' }
	| { kind: 'closed' };

export const INITIAL: FormState = {
	sending: false,
	invalid: null,
	deletedDraft: null,
	reply: null,
};

export function formReducer(state: FormState, change: FormChange): FormState {
	switch (change.kind) {
		case 'invalid':
			return { ...state, invalid: change.invalid };
		case 'corrected':
			if (!state.invalid?.some(({ name }) => name === change.name)) return state;
			return { ...state, invalid: state.invalid.filter(({ name }) => name !== change.name) };
		case 'changed':
			return state.deletedDraft ? { ...state, deletedDraft: null } : state;
		case 'deleted':
			return { ...INITIAL, deletedDraft: change.draft };
		case 'sending':
			return { ...INITIAL, sending: true };
		case 'answered':
			return { ...INITIAL, reply: change.reply };
		case 'lost':
			return INITIAL;
		case 'closed':
			return { ...state, reply: null };
	}
}
