import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { readEntries, removeProjekte, sortProjekte } from './entries.ts';

let root: string;
let site: Site;
const entry = (slug: string) => path.join(root, 'src/content/projekte', `${slug}.yaml`);
const text = (slug: string, id: number) =>
	`# von Hand\nmetadaten:\n  id: ${id} # Platz\n  url: ${slug}\nprojekt: { kunde: "${slug}" }\n`;

beforeEach(async () => {
	root = newFolder();
	site = new Site(root, new Date());
	for (const folder of ['src/content/projekte', 'public/projekte/haus', 'samples/haus'])
		await mkdir(path.join(root, folder), { recursive: true });
	await writeFile(path.join(root, 'samples/haus/logo.svg'), '');
	for (const [id, slug] of ['haus', 'hof', 'garten'].entries())
		await writeFile(entry(slug), text(slug, id));
});

test('named projects come first, the others keep their order, and only the number changes', async () => {
	expect(sortProjekte(site, ['garten'])).toEqual(['garten', 'haus', 'hof']);
	expect(await readFile(entry('garten'), 'utf8')).toBe(text('garten', 0));
	expect(await readFile(entry('haus'), 'utf8')).toBe(text('haus', 1));
	expect(await readFile(entry('hof'), 'utf8')).toBe(text('hof', 2));
});

test('a slug that is unknown or named twice changes nothing', async () => {
	expect(() => sortProjekte(site, ['garten', 'hafen'])).toThrow(
		'Ein Projekt „hafen“ gibt es nicht (vorhanden: haus, hof, garten).',
	);
	expect(() => sortProjekte(site, ['hof', 'hof'])).toThrow('Mehrfach genannt: hof.');
	expect(await readFile(entry('garten'), 'utf8')).toBe(text('garten', 2));
});

test('a project, named twice or once, is removed with its pictures and sources, and the numbers stay consecutive', async () => {
	expect(removeProjekte(site, ['haus', 'haus'])).toBe(2);
	for (const file of [
		entry('haus'),
		...['public/projekte/haus', 'samples/haus'].map((p) => path.join(root, p)),
	])
		expect(existsSync(file), file).toBe(false);
	expect(await readFile(entry('hof'), 'utf8')).toBe(text('hof', 0));
	expect(await readFile(entry('garten'), 'utf8')).toBe(text('garten', 1));
});

test('an entry tells its client, its consent and whether it is a sample, though it may be faulty', async () => {
	await writeFile(entry('hof'), `!muster\n${text('hof', 1)}freigabe: 2026-03-01\nfalsch: 1\n`);
	expect(readEntries(site)[1]).toEqual({
		slug: 'hof',
		client: 'hof',
		consent: '2026-03-01',
		isSample: true,
		id: 1,
	});
	expect(readEntries(site)[0]).toMatchObject({ consent: '', isSample: false });
});

test('an entry without a number gets one', async () => {
	await writeFile(entry('hof'), 'projekt: { kunde: Hof }\n');
	expect(sortProjekte(site, ['garten'])[0]).toBe('garten');
	expect(await readFile(entry('hof'), 'utf8')).toMatch(/metadaten:\n {2}id: [12]\n/);
});
