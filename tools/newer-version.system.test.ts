import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readData } from '#shared/data-file.ts';
import { readInhaber } from '#shared/owner-schema.ts';
import { TEXTS, textFile } from '../src/facts/texts-schema.ts';
import { newFolder } from '../testing/new-folder.ts';
import { fieldIn, Site } from './site.ts';

/* An owner takes over a newer version as README says: `git clone -o vorlage`, later `git pull vorlage main`. */

let vorlage: string;
let own: string;

function git(root: string, ...args: string[]): string {
	const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
	return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

function commit(root: string): void {
	git(root, 'add', '.');
	git(root, 'commit', '--quiet', '--message', 'Stand');
}

/** Changes a file of the original. */
function change(file: string, from: string, to: string): void {
	const path = join(vorlage, file);
	const text = readFileSync(path, 'utf8');
	if (!text.includes(from)) throw new Error(`${file} has no „${from}“.`);
	writeFileSync(path, text.replace(from, to));
}

const readOwn = (file: string) => readFileSync(join(own, file), 'utf8');
const facts = () => readInhaber(readOwn('inhaber.yaml'), new Date());

beforeEach(() => {
	vorlage = newFolder();
	own = join(newFolder(), 'meine-website');
	const copy = 'tar --create --files-from=- | tar --extract --directory "$0"';
	execFileSync('sh', [
		'-c',
		`git ls-files inhaber.yaml src/content/texte shared | ${copy}`,
		vorlage,
	]);
	git(vorlage, 'init', '--quiet', '--initial-branch', 'main');
	commit(vorlage);
	git(newFolder(), 'clone', '--quiet', '-o', 'vorlage', vorlage, own);
	const site = new Site(own, new Date());
	site.set('name', 'Ada Kurz');
	site.set('freiwillig.ort', 'Dortmund');
	site.set(fieldIn(textFile('start'), 'about.titel'), 'Mein Weg');
	commit(own);
});

test('a newer version comes in beside what the owner has written', () => {
	change('src/content/texte/zahlen.ts', 'Aktive Kunden', 'Kunden zurzeit');
	appendFileSync(join(vorlage, 'inhaber.yaml'), '\n# Neu.\nneuesFeld: !muster ja\n');
	change('inhaber.yaml', '# Der Satz unter', '# Der eine Satz unter');
	commit(vorlage);
	git(own, 'pull', '--quiet', '--no-rebase', '--no-edit', 'vorlage', 'main');
	expect(readOwn('src/content/texte/zahlen.ts')).toContain('Kunden zurzeit');
	expect(readOwn('inhaber.yaml')).toMatch(
		/name: Ada Kurz[\s\S]*# Der eine Satz unter[\s\S]*neuesFeld: !muster ja/,
	);
	expect(readOwn(textFile('start'))).toContain('titel: Mein Weg');
});

test('where both have changed a line the owner takes his file, and what is new has its default', () => {
	change('inhaber.yaml', 'name: !muster Max Mustermann', 'name: !muster Max Neumann');
	change('inhaber.yaml', 'aufbewahrung: !muster 180', 'aufbewahrung: !muster 120');
	commit(vorlage);
	const pull = () => git(own, 'pull', '--quiet', '--no-rebase', '--no-edit', 'vorlage', 'main');
	expect(pull).toThrow();
	expect(git(own, 'status', '--short')).toContain('UU inhaber.yaml');
	git(own, 'checkout', '--ours', 'inhaber.yaml');
	writeFileSync(
		join(own, 'inhaber.yaml'),
		readOwn('inhaber.yaml').replace(/^(aufbewahrung|wirtschaftsId): .*\n/gm, ''),
	);
	commit(own);
	expect(facts()).toMatchObject({ name: 'Ada Kurz', aufbewahrung: 180, wirtschaftsId: '' });
});

test('a text that is new and has no default is named with its file', () => {
	const file = textFile('start');
	const text = readOwn(file).replace(/^aufruf: .*\n/m, '');
	expect(() => readData(TEXTS.start, file, text)).toThrow(
		'src/content/texte/start.yaml, Feld „aufruf“: gefunden nichts, erwartet einen Text. Bitte dort ergänzen.',
	);
});
