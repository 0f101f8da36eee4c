import { expect, test } from 'vitest';
import { hasKontaktformular } from './has-kontaktformular.ts';

test('KONTAKT=mail leaves the form out; unset or empty keeps it; another word stops the build', () => {
	expect(hasKontaktformular({ KONTAKT: 'mail' })).toBe(false);
	expect([{}, { KONTAKT: '' }, { KONTAKT: 'formular' }].every(hasKontaktformular)).toBe(true);
	expect(() => hasKontaktformular({ KONTAKT: 'email' })).toThrow('KONTAKT: „email“, erwartet');
});
