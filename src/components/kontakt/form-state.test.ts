import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { EDITING, type FormEvent, type FormState, nextState } from './form-state.ts';

const vorname = { name: 'vorname', message: 'Bitte tragen Sie Ihren Vornamen ein.' } as const;
const email = { name: 'email', message: 'Bitte prüfen Sie die E-Mail-Adresse.' } as const;
const draft = { ...EMPTY_DRAFT, vorname: 'Ina' };
const reply = { message: 'Vielen Dank.' };

const refused: FormEvent = { kind: 'refused', invalid: [vorname, email] };
const cleared: FormEvent = { kind: 'cleared', draft };
const corrected: FormEvent = { kind: 'corrected', name: 'vorname' };

test.each<[string, FormEvent[], Partial<FormState>]>([
	['corrected fields are dropped one by one', [refused, corrected], { invalid: [email] }],
	['a correction without a refusal changes nothing', [corrected], {}],
	[
		'what is sent is no longer refused or deleted',
		[refused, cleared, { kind: 'sent' }],
		{ sending: true },
	],
	[
		'typing does not end the sending',
		[{ kind: 'sent' }, { kind: 'typed' }, corrected],
		{ sending: true },
	],
	['a failure ends the sending', [{ kind: 'sent' }, { kind: 'failed' }], {}],
	['an answer ends it too', [{ kind: 'sent' }, { kind: 'answered', reply }], { reply }],
	['the answer stays while one types', [{ kind: 'answered', reply }, { kind: 'typed' }], { reply }],
	['the answer can be closed', [{ kind: 'answered', reply }, { kind: 'closed' }], {}],
	['a deleted draft is kept, its faults are not', [refused, cleared], { cleared: draft }],
	['a restored draft is not kept', [cleared, { kind: 'restored' }], {}],
	['once something is typed it is gone', [cleared, { kind: 'typed' }], {}],
])('%s', (_, events, changes) => {
	expect(events.reduce(nextState, EDITING)).toEqual({ ...EDITING, ...changes });
});
