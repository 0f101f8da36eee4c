import { expect, test } from 'vitest';
import { inLines, perTextField } from './form.ts';

test('what somebody wrote has a line for each field that is not empty, as people read it', () => {
	const texts = perTextField(({ name }) => {
		if (name === 'email') return 'ina@xn--mller-kva.de';
		return name === 'phone' ? '' : name.toUpperCase();
	});
	expect(inLines(texts)).toBe(
		'Vorname: VORNAME\nNachname: NACHNAME\nE-Mail: ina@müller.de\nNachricht: MESSAGE',
	);
});
