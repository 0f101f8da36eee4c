import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { type Fact, understand } from './question.ts';
import { profileAt } from './reach.ts';
import { Site } from './site.ts';

const root = newFolder();
writeFileSync(join(root, 'inhaber.yaml'), 'email: !muster a@b.de\nstartJahr: !muster 2021\n');
const site = new Site(root);
const fact = (field: string, more: Partial<Fact> = {}): Fact => ({
	...{ group: 'sie', key: 'x', page: 'x', label: 'x', why: 'x', field },
	...more,
});

test('Enter is later, „=“ takes the sample, „-“ leaves out what may be missing', () => {
	expect(understand(site, fact('email'), '')).toEqual({ is: 'later' });
	expect(understand(site, fact('email'), '=')).toEqual({ is: 'right' });
	expect(understand(site, fact('email'), '-')).toMatchObject({ is: 'wrong' });
	const value = { is: 'value', value: '' };
	expect(understand(site, fact('ustId', { optional: true }), '-')).toEqual(value);
});

test('an answer is checked by the schema of the build, which says what it expects', () => {
	const year = fact('startJahr');
	expect(understand(site, year, '2019')).toEqual({ is: 'value', value: '2019' });
	expect(understand(site, year, '1840')).toMatchObject({ fault: /ein Jahr von 1960 bis/ });
});

test('an e-mail address is one that the form takes, too, and is kept as it was typed', () => {
	const understood = (answer: string) => understand(site, fact('email'), answer);
	expect(understood('ada@müller.de')).toEqual({ is: 'value', value: 'ada@müller.de' });
	for (const wrong of ['haus', 'ada@haus', 'ada@haus_1.de', 'Ada <ada@haus.de>', 'ada@-haus.de'])
		expect(understood(wrong), wrong).toMatchObject({ fault: /eine E-Mail-Adresse wie „post@/ });
});

test('a profile’s network is known by its address, with the company behind it', () => {
	const linkedin = { name: 'LinkedIn', url: 'https://x.example', anbieter: 'LinkedIn Ireland' };
	const url = 'https://de.linkedin.com/in/ada';
	expect(profileAt('de.linkedin.com/in/ada', [linkedin])).toEqual({ ...linkedin, url });
	expect(profileAt('https://github.com/ada', []).name).toBe('GitHub');
	expect(profileAt('https://ruhr.social/@ada', []).name).toBe('');
});
