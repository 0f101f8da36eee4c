import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';
import { messageOf, OwnerError } from './owner-error.ts';

test('what the owner can put right is its sentence; anything else is thrown on', async () => {
	const fail = (error: unknown) => async () => {
		throw error;
	};
	expect(await messageOf(fail(new OwnerError('Bitte Platz machen.')))).toBe('Bitte Platz machen.');
	expect(await messageOf(async () => 'x')).toBeUndefined();
	const broken = new TypeError('x');
	await expect(messageOf(fail(broken))).rejects.toBe(broken);
});

test('of whatever was thrown is said what it says', () => {
	expect([errorMessage(new Error('voll')), errorMessage('leer')]).toEqual(['voll', 'leer']);
});
