import { expect, test } from 'vitest';
import { inLines, partsForReading } from './for-reading.ts';
import { perTextField } from './form.ts';

test('what somebody wrote has a line for each field that is not empty, as people read it', () => {
	const texts = perTextField(({ name }) => {
		if (name === 'email') return 'ina@xn--mller-kva.de';
		return name === 'phone' ? '' : name.toUpperCase();
	});
	expect(inLines(texts)).toBe(
		'Vorname: VORNAME\nNachname: NACHNAME\nE-Mail: ina@müller.de\nNachricht: MESSAGE',
	);
});

test('mails and commands show the name, labelled lines, and the text', () => {
	const texts = perTextField(({ name }) =>
		name === 'email' ? 'max@xn--mller-kva.de' : name.toUpperCase(),
	);
	expect(partsForReading(texts)).toEqual({
		name: 'VORNAME NACHNAME',
		lines: [
			['E-Mail', 'max@müller.de'],
			['Telefon', 'PHONE'],
		],
		text: 'MESSAGE',
	});
});
