import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { answer, KEYS, Terminal } from '../testing/terminal.ts';

const command = path.resolve('tools/einrichten.ts');

/** An owner's facts, of which name, tax number and price are still the sample's. */
const facts = `# Alle Angaben über Sie.

# Überall.
name: !muster Max Mustermann
anrede: Herr
berufsbezeichnung: Webdesign
rolle: Webentwicklung
fokus: Handwerk
pitch: Ich baue Websites.
telefon: +49 231 424242
email: post@haus.de
anschrift:
  strasse: Weg 1
  plz: 44135
  ort: Dortmund
  land: Deutschland

# '' = keine.
ustId: !muster DE000000000
wirtschaftsId: ''
siteUrl: https://www.haus.de
hoster:
  name: H
  anschrift: A
  land: D
  protokollfrist: keine
  avVertrag: ja
aufsichtsbehoerde: die Behörde
startJahr: 2021
belegt: Rechnungen
freiwillig:
  preisrahmen:
    betrag: !muster ab 2.400 €
    von: !muster 2.400
    bis: !muster 6.000
    umsatzsteuer: !muster keine
`;

let root: string;
const written = () => readFileSync(path.join(root, 'inhaber.yaml'), 'utf8');
const start = (...args: string[]) =>
	new Terminal(`${process.execPath} ${command} ${args.join(' ')}`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});

beforeEach(() => {
	root = newFolder();
	mkdirSync(path.join(root, 'src/content/texte'), { recursive: true });
	writeFileSync(path.join(root, 'inhaber.yaml'), facts);
	cpSync('src/styles/tokens.css', path.join(root, 'src/styles/tokens.css'));
	for (const name of ['start', 'about', 'kontakt', 'fragen', 'portfolio'])
		writeFileSync(path.join(root, `src/content/texte/${name}.yaml`), 'titel: Titel\n');
});

test('an answer takes its place, Enter leaves the sample, and the next run asks for the rest alone', async () => {
	const first = start();
	const asked = await answer(first, [[/Ihr Name/, 'Łukasz Größenwahn & "Söhne"']]);
	expect(asked.map((question) => question.slice(0, 8))).toEqual([
		'Ihr Name',
		'Umsatzst',
		'Wirtscha',
		'Nennen S',
	]);
	expect(written()).toBe(facts.replace('!muster Max Mustermann', 'Łukasz Größenwahn & "Söhne"'));
	const second = start();
	await answer(second, [
		[/Umsatzsteuer-ID/, 'DE 123 456 789'],
		[/Nennen Sie/, 2],
	]);
	expect(written()).not.toContain('!muster');
	expect(written()).toContain('ustId: DE123456789\n');
	expect(await answer(start(), [])).toEqual([]);
});

test('a wrong answer is refused by the rule of the build, and can be put right', async () => {
	const terminal = start('steuer');
	await terminal.sees(/Umsatzsteuer-ID/);
	terminal.press(`123${KEYS.enter}`);
	const { end } = await terminal.sees(/Erwartet eine Umsatzsteuer-ID wie „DE123456789“/);
	terminal.press(`${KEYS.clear}-${KEYS.enter}`);
	await terminal.sees(/Wirtschafts-ID/, end);
	terminal.press(KEYS.enter);
	expect(await terminal.ended).toBe(0);
	expect(written()).toContain("ustId: ''");
});

test('Ctrl-C loses no answer', async () => {
	const terminal = start('name', 'steuer');
	await terminal.sees(/Ihr Name/);
	terminal.press(`Ada${KEYS.enter}`);
	const { end } = await terminal.sees(/Umsatzsteuer-ID/);
	terminal.press(`DE123456789${KEYS.enter}`);
	await terminal.sees(/Wirtschafts-ID/, end);
	terminal.press(KEYS.cancel);
	expect(await terminal.ended).toBe(130);
	expect(written()).toBe(
		facts.replace('!muster Max Mustermann', 'Ada').replace('!muster DE000000000', 'DE123456789'),
	);
});

test('without a terminal it says what to do', () => {
	const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
	expect(status).toBe(1);
	expect(stderr).toMatch(/in einem Terminal starten, oder inhaber\.yaml .* von Hand/);
});

test('a word that is no question is answered with those that are', () => {
	const terminal = start('preiss');
	return expect(terminal.ended.then(() => terminal.screen)).resolves.toMatch(
		/„preiss“ wird nicht gefragt[\s\S]*preis, /,
	);
});
