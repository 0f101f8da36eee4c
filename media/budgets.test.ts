import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readManifest } from '../src/lib/manifest.ts';
import { readRiss, rissDateien } from '../src/lib/riss.ts';
import { filmGrenzen } from './film-grenzen.ts';
import { filmDauer } from './film-plan.ts';
import { manifestFiles } from './manifest-files.ts';
import { rissGrenzen } from './riss/write-riss.ts';
import { erstesBild, zeichnungGrenze } from './write-bild.ts';

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

	test.runIf(existsSync(datei('riss.json')))(
		'the working drawing is small, and its figures add up to the page',
		() => {
			const riss = readRiss(readFileSync(datei('riss.json'), 'utf8'));
			for (const geraet of ['desktop', 'telefon'] as const) {
				for (const name of Object.values(rissDateien[geraet]))
					expect(statSync(datei(name)).size, name).toBeLessThanOrEqual(rissGrenzen[geraet].grenze);
			}
			for (const { seite, ketten } of [riss.desktop, riss.telefon]) {
				for (const { richtung, marken } of ketten) {
					const [von, laenge] =
						richtung === 'senkrecht' ? [seite.y, seite.hoehe] : [seite.x, seite.breite];
					expect([marken.at(0), marken.at(-1)]).toEqual([von, von + laenge]);
				}
			}
		},
	);

	test.runIf(existsSync(datei('background.svg')))('the ground is a small drawing', () => {
		const bytes = brotliCompressSync(readFileSync(datei('background.svg'))).length;
		expect(bytes).toBeLessThanOrEqual(zeichnungGrenze);
	});

	test('what a phone shows first is small', () => {
		for (const name of erstesBild.namen) {
			const { size } = statSync(datei(`${name}-${erstesBild.breite}.avif`));
			expect(size, name).toBeLessThanOrEqual(erstesBild.grenze);
		}
	});

	test('the film is small enough in both formats', () => {
		expect(statSync(datei('showcase.webm')).size).toBeLessThanOrEqual(filmGrenzen.webm);
		expect(statSync(datei('showcase.mp4')).size).toBeLessThanOrEqual(filmGrenzen.mp4);
	});

	test('the film lasts six to ten seconds', () => {
		expect(manifest.film.dauer).toBeGreaterThanOrEqual(filmDauer.min);
		expect(manifest.film.dauer).toBeLessThanOrEqual(filmDauer.max);
	});
});
