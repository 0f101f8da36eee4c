import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { inhaber } from '#shared/inhaber.ts';
import { lostAnchors } from '../src/build/checks/page-faults.ts';
import { parsePage } from '../src/build/parse-page.ts';
import { expect, test } from './support/test.ts';

const dist = process.env.DIST_DIR ?? 'dist';
const checker = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
	rules: {
		// All scripts come from the site itself.
		'require-sri': 'off',
		// A component writes what depends on its data; the policy allows each value by its hash.
		'no-inline-style': 'off',
	},
});

const files = globSync('**/*.html', { cwd: dist });
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the HTML of every page is valid', async () => {
	const faults = files.map(async (file) => {
		const { results } = await checker.validateString(read(file));
		// Astro writes the style of its islands before the first one; every browser takes it.
		return results
			.flatMap(({ messages }) => messages)
			.filter(({ message }) => !message.startsWith('<style> element'))
			.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`);
	});
	expect(files).toContain('index.html');
	expect((await Promise.all(faults)).flat()).toEqual([]);
});

test('the HTML of every page is at most 25 KB compressed', () => {
	const heavy = files.filter((file) => statSync(join(dist, `${file}.br`)).size > 25 * 1024);
	expect(heavy).toEqual([]);
});

test('every link to a part of a page has its target', () => {
	const built = new Map(files.map((file) => [`/${file}`, parsePage(read(file))]));
	expect(lostAnchors(built)).toEqual([]);
});

test('islands carry neither the owner’s data nor the schemas that check it', () => {
	const scripts = globSync('_astro/*.js', { cwd: dist });
	expect(scripts.length).toBeGreaterThan(0);
	for (const name of scripts) {
		const code = read(name);
		for (const word of ['ZodError', inhaber.email, inhaber.anschrift.strasse])
			expect(code.includes(word), `${name}: ${word}`).toBe(false);
	}
});
