import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a press on the number calls it, a press on the address writes to it', () => {
	const owner = { telefon: '+49 (231) 42 42-42', email: 'post@beispiel.de' };
	expect(contactLink('telefon', owner)).toBe('tel:+49231424242');
	for (const telefon of ['+49 (0)231 424242', '+49 (0) 231 42 42 42'])
		expect(contactLink('telefon', { ...owner, telefon })).toBe('tel:+49231424242');
	expect(contactLink('telefon', { ...owner, telefon: '(0231) 42 42' })).toBe('tel:02314242');
	expect(contactLink('email', owner)).toBe('mailto:post@beispiel.de');
});
