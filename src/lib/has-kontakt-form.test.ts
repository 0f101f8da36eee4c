import { expect, test } from 'vitest';
import { hasKontaktForm } from './has-kontakt-form.ts';

test('KONTAKT=mail leaves the form out; unset or empty keeps it; another word stops the build', () => {
	expect(hasKontaktForm({ KONTAKT: 'mail' })).toBe(false);
	expect([{}, { KONTAKT: '' }, { KONTAKT: 'formular' }].every(hasKontaktForm)).toBe(true);
	expect(() => hasKontaktForm({ KONTAKT: 'email' })).toThrow('KONTAKT: „email“, erwartet');
});
