import { expect } from 'vitest';
import { hear, newSite, testOfSample as test } from '../../testing/owners/hear.ts';
import type { Answers } from '../../testing/terminal.ts';

test('what a firm must say is asked for once it is named, its law where it is abroad', async () => {
	const site = newSite();
	const name = 'formularHoster.name';
	const address = 'Anschrift des Hosters des Formulars';
	const without = await hear(site, [[/Dienst des Formulars/, '-']], 'formularHoster');
	expect(without).not.toContain(address);
	const heard = await hear(site, [[/Dienst des Formulars/, 'Form Inc.']], name, 'formularHoster');
	expect(heard).toContain(
		'Haben Sie den Vertrag zur Auftragsverarbeitung des Hosters des Formulars?',
	);
	expect(heard).toContain(address);
	// Its country was put off.
	expect(heard.join()).not.toContain('Worauf sich');
	const abroad: Answers = [[/^Land des Hosters/, 'USA']];
	expect((await hear(site, abroad, 'formularHoster')).join()).toMatch(/Worauf sich/);
	expect((await hear(site, [], 'hoster')).join()).not.toContain('Worauf sich');
});

test('a mark that was left at the representative of a person can be taken away', async () => {
	const site = newSite();
	site.set('anrede', 'Frau');
	site.mark('vertreten', true);
	const question = 'Wer die Firma vertritt';
	expect(await hear(site, [[RegExp(question), '-']], 'vertreten')).toContain(question);
	expect(site.hasStandIn('vertreten')).toBe(false);
	expect(await hear(site, [], 'vertreten'), 'a person has none').not.toContain(question);
});
