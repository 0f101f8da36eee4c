import { expect, test } from 'vitest';
import { inLines, perTextField } from './form.ts';

test('what somebody wrote has a line for each field that is not empty', () => {
	const texts = perTextField(({ name }) => (name === 'phone' ? '' : name.toUpperCase()));
	expect(inLines(texts)).toBe(
		'Vorname: VORNAME\nNachname: NACHNAME\nE-Mail: EMAIL\nNachricht: MESSAGE',
	);
});
