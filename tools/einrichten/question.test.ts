import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { meaning } from './question.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(() => {
	const root = newFolder();
	writeFileSync(join(root, 'inhaber.yaml'), 'freiwillig:\n  antwortzeit: !muster morgen\n');
	site = new Site(root);
});

const question = {
	field: 'freiwillig.antwortzeit',
	none: 'steht nicht da',
	read: (typed: string) => typed.trim(),
};
const sample = { own: undefined, sample: 'innerhalb eines Tages' };
const value = (text: string) => ({ is: 'value', value: text });

test('at a sample Enter is later, „=“ takes it, „-“ is none, „<“ goes back', () => {
	const meant = (typed: string) => meaning(typed, site, question, sample);
	expect(meant('')).toEqual({ is: 'later' });
	expect(meant('=')).toEqual(value('innerhalb eines Tages'));
	expect(meant('-')).toEqual(value(''));
	expect(meant('<')).toEqual({ is: 'back' });
	expect(meant('morgen ')).toEqual(value('morgen'));
});

test('what holds stays with Enter; a key behind it is the key', () => {
	const meant = (typed: string) => meaning(typed, site, question, { own: 'morgen', sample: '' });
	expect(meant('morgen')).toEqual({ is: 'later' });
	expect(meant('morgen<')).toEqual({ is: 'back' });
	expect(meant('morgen-')).toEqual(value(''));
	expect(meant('morgen früh')).toEqual(value('morgen früh'));
});

test('what is invented cannot be confirmed or typed', () => {
	const invented = { own: undefined, sample: 'Max Mustermann' };
	for (const typed of ['=', 'Max Mustermann'])
		expect(meaning(typed, site, question, invented)).toMatch(/Das ist das Muster/);
});

test('who has none of what is needed hears why, and a wrong answer what is expected', () => {
	const telefon = { field: 'telefon', needed: 'Das Impressum braucht sie.' };
	expect(meaning('-', site, telefon, sample)).toMatch(/Impressum/);
	expect(meaning('-', site, { field: 'name' }, sample)).toMatch(/Ohne das geht es nicht/);
	expect(meaning('x'.repeat(61), site, question, sample)).toBe('Erwartet höchstens 60 Zeichen.');
});
