import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a press on the number calls it, a press on the address writes to it', () => {
	const anschrift = { strasse: '', plz: '', ort: '', land: 'Deutschland' };
	const owner = { telefon: '+49 (231) 42 42-42', email: 'post@beispiel.de', anschrift };
	expect(contactLink('telefon', owner)).toBe('tel:+49231424242');
	const telefon = '(0231) 42 42';
	expect(contactLink('telefon', { ...owner, telefon })).toBe('tel:+492314242');
	expect(contactLink('email', owner)).toBe('mailto:post@beispiel.de');
});
