import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { newFolder } from '../testing/new-folder.ts';
import { fieldIn, Site } from './site.ts';

/** The owner's files with nothing but some facts. */
function siteOf(facts: string): Site {
	const root = newFolder();
	writeFileSync(join(root, 'inhaber.yaml'), facts);
	return new Site(root, new Date());
}

test('a remark above an item or a list stays where a new one takes its place', () => {
	const site = siteOf(`liste:
  # Das erste.
  - name: A

  # Das zweite.
  - name: B
`);
	site.set('liste[1]', { name: 'C' });
	expect(site.read('inhaber.yaml')).toBe(`liste:
  # Das erste.
  - name: A

  # Das zweite.
  - name: C
`);
	site.set('liste', [{ name: 'D' }]);
	expect(site.read('inhaber.yaml')).toContain('# Das erste.\n  - name: D');
});

test('a block that is replaced keeps the remarks at its ends and loses those between its fields', () => {
	const site = siteOf(`foto:
  # Vorn.
  x: 1
  # Mitten.
  y: 1
  # Hinten.
name: A
`);
	site.set('foto', { x: '2', y: '3' });
	expect(site.read('inhaber.yaml')).toBe(`foto:
  # Vorn.
  x: 2
  y: 3
  # Hinten.
name: A
`);
});

test.each(['name: A\n', 'liste:\nname: A\n', "liste: ''\nname: A\n", 'liste: []\nname: A\n'])(
	'an item goes into a list that is missing or empty: %j',
	(facts) => {
		const site = siteOf(facts);
		site.set('liste[0]', { name: 'B' });
		expect(site.items('liste')).toEqual([{ name: 'B' }]);
		expect(site.text('name')).toBe('A');
		expect([site.text('liste'), site.items('name')]).toEqual(['', []]);
		expect(site.read('inhaber.yaml')).toMatch(/^liste:\n {2}- name: B$/m);
	},
);

test('a value goes into a block that is empty or missing', () => {
	for (const facts of ['freiwillig:\n', '', 'freiwillig:\n  foto:\n']) {
		const site = siteOf(facts);
		site.set('freiwillig.foto.mitte.x', '50');
		expect(site.read('inhaber.yaml')).toBe('freiwillig:\n  foto:\n    mitte:\n      x: 50\n');
	}
});

test('a list goes on in lines, a block in brackets stays in them', () => {
	const site = siteOf('foto: { x: 1 }\nleer: []\nliste: [A, B]\n');
	site.set('foto.x', '2');
	site.set('leer[0]', 'A');
	site.set('liste[1]', 'C');
	expect(site.read('inhaber.yaml')).toBe('foto: { x: 2 }\nleer:\n  - A\nliste:\n  - A\n  - C\n');
});

test('what is written whole is read anew, an empty block as no text', () => {
	const site = siteOf('name: A\n');
	expect(site.text('name')).toBe('A');
	site.write('inhaber.yaml', `name:\nliste:\n${'  - A\n'.repeat(10)}  - B\n`);
	expect([site.text('name'), site.text('liste[10]')]).toEqual(['', 'B']);
});

test('what the build would refuse of a list is said, and only what is wrong with that', () => {
	const site = siteOf('name: Ada\n');
	const profile = (url: string) => ({ name: 'Mastodon', url });
	expect(site.faultOf('profile', [profile('ruhr.social')])).toMatch(/die mit https:/);
	expect(site.faultOf('profile[0]', profile('http://ruhr.social'))).toMatch(/die mit https:/);
	expect(site.faultOf('profile', [profile('https://ruhr.social')])).toBeUndefined();
	expect(site.faultOf('profile', [profile('https://ada.example')])).toMatch(/Das ist das Muster/);
	expect(site.read('inhaber.yaml')).toBe('name: Ada\n');
	const questions = fieldIn('src/content/texte/fragen.yaml', 'titel');
	site.write('src/content/texte/fragen.yaml', 'titel: Fragen\n');
	expect(site.faultOf(questions, '{unbekannt}')).toMatch(/^Erwartet .*\.$/);
	expect(site.faultOf(questions, 'Was oft gefragt wird')).toBeUndefined();
});

test('nothing is said of a file whose schema is not known', () => {
	const site = siteOf('');
	site.write('andere.yaml', 'name: A\n');
	expect(() => site.faultOf('andere.yaml: name', 'B')).toThrow('No schema');
});

test('a file that cannot be read is named in a sentence, whatever is done with it', () => {
	const broken = siteOf('name: "Ada\nanrede: Frau\n');
	const withoutFields = siteOf('Guten Tag\n');
	const missing = new Site(newFolder(), new Date());
	for (const site of [broken, withoutFields, missing])
		for (const act of [
			() => site.text('name'),
			() => site.set('name', 'Bo'),
			() => site.faultOf('name', 'Bo'),
		]) {
			expect(act).toThrow(OwnerError);
			expect(act).toThrow(/^inhaber\.yaml lässt sich nicht lesen; „npm run pruefen“ sagt, warum/);
		}
});

test('a file in another encoding is never written back', () => {
	const site = siteOf('name: A\n');
	site.write('inhaber.yaml', Buffer.from('name: Änne\n', 'latin1'));
	expect(() => site.set('name', 'Bo')).toThrow(/kein Text in UTF-8/);
});

test('what is missing in the file can be marked as still to be answered', () => {
	const site = siteOf('name: A\n');
	site.setTag('freiwillig.preisrahmen.umsatzsteuer', true);
	expect(site.isUnconfirmed('freiwillig.preisrahmen.umsatzsteuer')).toBe(true);
	site.setTag('vertreten', false);
	expect(site.read('inhaber.yaml')).not.toContain('vertreten');
});
