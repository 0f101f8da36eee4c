import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { EDITING, type FormEvent, type FormState, nextState } from './form-state.ts';

const vorname = { name: 'vorname', message: 'Bitte tragen Sie Ihren Vornamen ein.' } as const;
const email = { name: 'email', message: 'Bitte prüfen Sie die E-Mail-Adresse.' } as const;
const draft = { ...EMPTY_DRAFT, vorname: 'Ina' };
const reply = { message: 'Vielen Dank.' };

function stateAfter(...events: FormEvent[]): FormState {
	return events.reduce(nextState, EDITING);
}

describe('The form’s state', () => {
	test('names the invalid fields, and drops each once it is corrected', () => {
		const refused: FormEvent = { kind: 'refused', invalid: [vorname, email] };
		expect(stateAfter(refused).invalid).toEqual([vorname, email]);
		expect(stateAfter(refused, { kind: 'corrected', name: 'vorname' }).invalid).toEqual([email]);
		expect(stateAfter({ kind: 'corrected', name: 'vorname' }).invalid).toBe(null);
		expect(stateAfter(refused, { kind: 'sent' }).invalid).toBe(null);
	});

	test('is sending from the submit until an answer or a failure', () => {
		expect(stateAfter({ kind: 'sent' }).sending).toBe(true);
		expect(stateAfter({ kind: 'sent' }, { kind: 'answered', reply })).toEqual({
			...EDITING,
			reply,
		});
		expect(stateAfter({ kind: 'sent' }, { kind: 'failed' })).toEqual(EDITING);
	});

	test('stays sending while fields are corrected or typed in', () => {
		const typed = stateAfter(
			{ kind: 'sent' },
			{ kind: 'typed' },
			{ kind: 'corrected', name: 'email' },
		);
		expect(typed.sending).toBe(true);
	});

	test('keeps a deleted draft until it is restored, something is typed, or the form is sent', () => {
		const cleared: FormEvent = { kind: 'cleared', draft };
		expect(stateAfter({ kind: 'refused', invalid: [email] }, cleared)).toEqual({
			...EDITING,
			cleared: draft,
		});
		for (const kind of ['restored', 'typed', 'sent'] as const) {
			expect(stateAfter(cleared, { kind }).cleared, kind).toBe(null);
		}
	});

	test('keeps the answer until it is closed', () => {
		const answered: FormEvent = { kind: 'answered', reply };
		expect(stateAfter(answered, { kind: 'typed' }).reply).toBe(reply);
		expect(stateAfter(answered, { kind: 'closed' }).reply).toBe(null);
	});
});
