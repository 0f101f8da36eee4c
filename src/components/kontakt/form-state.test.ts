import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { EDITING, type FormEvent, type FormState, nextState } from './form-state.ts';

const vorname = { name: 'vorname', message: 'Bitte tragen Sie Ihren Vornamen ein.' } as const;
const email = { name: 'email', message: 'Bitte prüfen Sie die E-Mail-Adresse.' } as const;
const draft = { ...EMPTY_DRAFT, vorname: 'Ina' };
const reply = { message: 'Vielen Dank.' };

function after(...events: FormEvent[]): FormState {
	return events.reduce(nextState, EDITING);
}

describe('The form’s state', () => {
	test('names the invalid fields, and drops each once it is corrected', () => {
		const refused: FormEvent = { kind: 'refused', invalid: [vorname, email] };
		expect(after(refused).invalid).toEqual([vorname, email]);
		expect(after(refused, { kind: 'corrected', name: 'vorname' }).invalid).toEqual([email]);
		expect(after({ kind: 'corrected', name: 'vorname' }).invalid).toBe(null);
		expect(after(refused, { kind: 'sent' }).invalid).toBe(null);
	});

	test('is sending from the submit until an answer or a failure', () => {
		expect(after({ kind: 'sent' }).sending).toBe(true);
		expect(after({ kind: 'sent' }, { kind: 'answered', reply })).toEqual({ ...EDITING, reply });
		expect(after({ kind: 'sent' }, { kind: 'failed' })).toEqual(EDITING);
	});

	test('stays sending while fields are corrected or typed in', () => {
		const typed = after({ kind: 'sent' }, { kind: 'typed' }, { kind: 'corrected', name: 'email' });
		expect(typed.sending).toBe(true);
	});

	test('keeps a deleted draft until it is restored, something is typed, or the form is sent', () => {
		const cleared: FormEvent = { kind: 'cleared', draft };
		expect(after({ kind: 'refused', invalid: [email] }, cleared)).toEqual({
			...EDITING,
			cleared: draft,
		});
		for (const kind of ['restored', 'typed', 'sent'] as const) {
			expect(after(cleared, { kind }).cleared, kind).toBe(null);
		}
	});

	test('keeps the answer until it is closed', () => {
		const answered: FormEvent = { kind: 'answered', reply };
		expect(after(answered, { kind: 'typed' }).reply).toBe(reply);
		expect(after(answered, { kind: 'closed' }).reply).toBe(null);
	});
});
