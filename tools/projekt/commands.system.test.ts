import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { readEntries } from './entries.ts';

let site: Site;

beforeEach(() => {
	site = new Site(newFolder(), new Date());
	for (const [id, slug] of ['haus', 'hof', 'garten'].entries())
		site.write(
			`src/content/projekte/${slug}.yaml`,
			`metadaten: { id: ${id} }\nprojekt: { kunde: ${slug} }\n`,
		);
});

/** Runs a command as npm does, where nobody can be asked. */
function run(command: string, ...words: string[]) {
	const file = path.resolve('tools/projekt', `${command}.ts`);
	const env = { ...process.env, WERKPLAN_ROOT: site.root };
	const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
		encoding: 'utf8',
		env,
	});
	return { status, stdout, stderr };
}

const slugs = () => readEntries(site).map(({ slug }) => slug);

test('who sorts sees the new order, and has it', () => {
	expect(run('sortieren', 'garten', 'hof')).toEqual({
		status: 0,
		stdout: '1. garten\n2. hof\n3. haus\n',
		stderr: '',
	});
	expect(slugs()).toEqual(['garten', 'hof', 'haus']);
});

test.each([
	['sortieren', [], /^Es ist kein Projekt genannt\.\n\nnpm run projekt:sortieren/],
	['sortieren', ['garten', 'hafen'], /^Ein Projekt „hafen“ gibt es nicht/],
	['media', ['haus', '--nur', 'ton'], /^--nur kennt bilder, riss, film, nicht „ton“\.\n$/],
	['media', ['haus'], /samples\/haus fehlt: index\.html/],
	['media', ['--ton'], /^So kann man es nicht aufrufen: --ton\n\nnpm run media/],
	['media', ['--nur'], /^So kann man es nicht aufrufen: --nur\n\nnpm run media/],
	['neu', [], /^Hier ist kein Terminal, das fragen kann\. Bitte/],
	['neu', ['--kunde', 'Hof'], /^So kann man es nicht aufrufen: --kunde Hof\n\nnpm run projekt:neu/],
	['entfernen', ['haus'], /^Ohne Rückfrage wird nur mit --ja gelöscht/],
	['entfernen', ['--muster', 'haus'], /^Entweder --muster oder Namen/],
	['entfernen', ['--muster'], /^Musterprojekte gibt es keine mehr/],
])(
	'%s %j is refused in a sentence without a stack, and changes nothing',
	(name, words, sentence) => {
		const { status, stderr } = run(name, ...words);
		expect(stderr).toMatch(sentence);
		expect(stderr).not.toMatch(/^ +at /m);
		expect(status).toBe(1);
		expect(slugs()).toEqual(['haus', 'hof', 'garten']);
	},
);

test.each(['neu', 'media', 'sortieren', 'entfernen', '../pruefen'])(
	'%s --hilfe says how it is used',
	(name) => {
		const { status, stdout } = run(name, '--hilfe');
		expect(stdout).toMatch(/^npm run (projekt:)?/);
		expect(stdout).toContain(path.basename(name));
		expect(status).toBe(0);
	},
);
