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
  land: Deutschland
  protokollfrist: keine
  avVertrag: ja
mailanbieter:
  name: M
  land: Deutschland
  avVertrag: ja
aufbewahrung: 90
aufsichtsbehoerde: die Behörde
startJahr: 2021
belegt: Rechnungen
freiwillig:
  preisrahmen:
    betrag: !muster ab 2.400 €
    spanne: !muster 2.400 bis 6.000
    umsatzsteuer: !muster keine
  portraet: signet
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
	for (const name of ['start', 'about', 'kontakt', 'fragen', 'portfolio']) {
		const file = `src/content/texte/${name}.yaml`;
		writeFileSync(path.join(root, file), readFileSync(file, 'utf8').replaceAll(' !muster', ''));
	}
});

test('an answer takes its place, Enter leaves the sample, and the next run asks for the rest alone', async () => {
	const first = start();
	const asked = await answer(first, [[/Ihr Name/, 'Łukasz Größenwahn & "Söhne": Bau']]);
	expect(asked.map((question) => question.slice(0, 8))).toEqual([
		'Ihr Name',
		'Umsatzst',
		'Der Prei',
		'Und die ',
		'Zwischen',
	]);
	expect(written()).toBe(
		facts.replace('!muster Max Mustermann', `'Łukasz Größenwahn & "Söhne": Bau'`),
	);
	await answer(start(), [
		[/Umsatzsteuer-ID/, 'DE 123 456 789'],
		[/Der Preis/, '-'],
	]);
	expect(written()).not.toContain('!muster');
	expect(written()).toContain('ustId: DE123456789\n');
	expect(written()).toContain("# '' = keine.\n");
});

test('a wrong answer is refused by the rule of the build, and can be put right', async () => {
	const terminal = start('ustId');
	await terminal.sees(/Umsatzsteuer-ID/);
	terminal.press(`123${KEYS.enter}`);
	await terminal.sees(/Erwartet eine Umsatzsteuer-ID wie „DE123456789“/);
	terminal.press(`${KEYS.clear}-${KEYS.enter}`);
	expect(await terminal.ended).toBe(0);
	expect(written()).toContain("ustId: ''");
});

test('what holds is kept by Enter, and what is invented cannot be confirmed', async () => {
	const terminal = start('berufsbezeichnung', 'name');
	await terminal.sees(/Ihr Name/);
	terminal.press(`=${KEYS.enter}`);
	const { end } = await terminal.sees(/Das ist das Muster/);
	terminal.press(`${KEYS.clear}max mustermann`);
	terminal.press(`${KEYS.clear}Max Mustermann${KEYS.enter}`);
	await terminal.sees(/Das ist das Muster/, end);
	terminal.press(`${KEYS.clear}${KEYS.enter}`);
	await terminal.sees(/Webdesign/, end);
	terminal.press(KEYS.enter);
	expect(await terminal.ended).toBe(0);
	expect(written()).toBe(facts);
});

test('„<“ goes back to the last question, which then shows what was answered', async () => {
	const terminal = start('name', 'rolle');
	await terminal.sees(/Ihr Name/);
	terminal.press(`DeutschlandPraxis${KEYS.enter}`);
	const { end } = await terminal.sees(/Ihre Rolle/);
	terminal.press(`${KEYS.clear}<${KEYS.enter}`);
	const again = await terminal.sees(/Enter: bleibt[\s\S]*DeutschlandPraxis/, end);
	terminal.press(`${KEYS.clear}Ada Kurz${KEYS.enter}`);
	await terminal.sees(/Ihre Rolle/, again.end);
	terminal.press(KEYS.enter);
	expect(await terminal.ended).toBe(0);
	expect(written()).toBe(facts.replace('!muster Max Mustermann', 'Ada Kurz'));
});

test.each(['cancel', 'escape'] as const)(
	'%s loses no answer, and says how it goes on',
	async (key) => {
		const terminal = start('name', 'ustId');
		await terminal.sees(/Ihr Name/);
		terminal.press(`Ada${KEYS.enter}`);
		await terminal.sees(/Umsatzsteuer-ID/);
		terminal.press(KEYS[key]);
		expect(await terminal.ended).toBe(130);
		expect(terminal.screen).toMatch(/Alles bis hierher ist gespeichert.*was noch offen ist/);
		expect(written()).toBe(facts.replace('!muster Max Mustermann', 'Ada'));
	},
);

test('it helps, too, where the file is faulty', async () => {
	writeFileSync(path.join(root, 'inhaber.yaml'), facts.replace('plz: 44135', 'plz: 4413'));
	await answer(start('anschrift.plz'), [[/Postleitzahl/, '44135 Dortmund']]);
	expect(written()).toBe(facts);
});

test('without a terminal it says what to do', () => {
	const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
	expect(status).toBe(1);
	expect(stderr).toMatch(/in einem Terminal starten, oder inhaber\.yaml .* von Hand/);
});

test.each(['--hilfe', '--unbekannt'])(
	'a file that cannot be read is named without a stack at %s',
	(arg) => {
		writeFileSync(path.join(root, 'inhaber.yaml'), facts.replace('ustId: ', 'ustId: "'));
		const env = { ...process.env, WERKPLAN_ROOT: root };
		const { status, stderr } = spawnSync(process.execPath, [command, arg], {
			encoding: 'utf8',
			env,
		});
		expect(status).toBe(1);
		expect(stderr).toBe('inhaber.yaml lässt sich nicht lesen; „npm run pruefen“ sagt, warum.\n');
	},
);

test('a word that is no question is answered with those that are', async () => {
	const terminal = start('preiss');
	await terminal.ended;
	expect(terminal.screen).toMatch(/„preiss“ wird nicht gefragt[\s\S]*preisrahmen, /);
	expect(terminal.screen, 'there is no project').not.toContain('portfolio');
});
