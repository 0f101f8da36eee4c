import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifest } from '../src/lib/manifest.ts';
import { rissDateien } from '../src/lib/riss.ts';
import { manifestFiles } from './manifest-files.ts';

const wurzel = path.resolve(import.meta.dirname, '../public/projekte');
const slugs = readdirSync(wurzel, { withFileTypes: true })
	.filter((eintrag) => eintrag.isDirectory())
	.map((eintrag) => eintrag.name);

const plaene = Object.values(rissDateien).flatMap(({ hell, dunkel }) => [hell, dunkel]);

test('all pictures and films together stay within 40 MB', () => {
	const bytes = readdirSync(wurzel, { recursive: true, withFileTypes: true })
		.filter((eintrag) => eintrag.isFile())
		.reduce((summe, e) => summe + statSync(path.join(e.parentPath, e.name)).size, 0);
	expect(bytes).toBeLessThanOrEqual(40_000_000);
});

describe.each(slugs)('%s', (slug) => {
	const datei = (name: string) => path.join(wurzel, slug, name);
	const manifest = readManifest(readFileSync(datei('manifest.json'), 'utf8'));

	test('every file that the manifest promises is there, and no other', () => {
		const riss = existsSync(datei('riss.json')) ? ['riss.json', ...plaene] : [];
		expect(readdirSync(path.join(wurzel, slug)).sort()).toEqual(
			[...manifestFiles(manifest), 'manifest.json', ...riss].sort(),
		);
	});

	test('background, poster and four to five pictures, each picture described', () => {
		const namen = Object.keys(manifest.bilder);
		const bilder = namen.filter((name) => name.startsWith('bild-'));
		expect(namen).toEqual(expect.arrayContaining(['background', 'poster', 'bild-4']));
		expect([4, 5]).toContain(bilder.length);
		for (const name of bilder) expect(manifest.bilder[name]?.alt).toMatch(/\S{3,}/);
	});
});
