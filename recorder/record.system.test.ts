import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { manifestSchema, planSchema, record } from './index.ts';
import { serveSite } from './website/serve-site.ts';

const section = (title: string, colour: string) =>
	`<section style="height:800px;background:${colour}"><h2>${title}</h2><p>Text</p></section>`;
const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Haus am See</title>
<style>body{margin:0;font:18px sans-serif}header{height:72px;background:#fff}h1{margin:40px;font:700 64px/1.1 serif}</style>
<header><a class="logo" href="/">Haus am See</a></header><h1>Guten Tag</h1><img src="foto.jpg" width="640" height="400"><img src="fehlt.jpg" alt="">
${section('Zimmer', '#cde')}${section('Küche', '#edc')}${section('Garten', '#ced')}`;

/** A hill below a sky, with a sun. */
const hill = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#9bd"/>
<circle cx="900" cy="200" r="120" fill="#fe6"/><path d="M0 500Q400 250 800 520T1280 450V800H0z" fill="#263"/></svg>`;

/* The one door and the command behind it: a small page, from its files to all that is written about it. */
test('a page becomes pictures, films and a plan, and the command draws its plan anew', async () => {
	const folder = newFolder();
	const out = path.join(folder, 'out');
	await writeFile(path.join(folder, 'index.html'), html);
	await sharp(Buffer.from(hill)).jpeg().toFile(path.join(folder, 'foto.jpg'));

	const lines: string[] = [];
	const options = { out, client: 'Haus', onProgress: (line: string) => lines.push(line) };
	const { manifest, plan, notes, script } = await record({ folder }, undefined, options);

	expect(notes).toEqual([expect.stringMatching(/^Bild .*fehlt\.jpg fehlt \(404\)\.$/)]);
	expect(lines).toContainEqual(expect.stringMatching(/^showcase-telefon: \d+ %$/));
	expect(manifestSchema.parse(manifest)).toMatchObject({
		logo: 'logo.png',
		film: { breite: 1280, hoehe: 800 },
		filmTelefon: { breite: 440, hoehe: 952 },
	});
	expect(script?.bilder.map(({ name, geraet }) => `${name} ${geraet}`)).toEqual([
		...['bild-1 desktop', 'bild-2 desktop', 'bild-3 desktop', 'bild-4 telefon', 'bild-5 detail'],
	]);
	expect(script?.bilder[1]?.alt).toBe('„Zimmer“ auf der Website von Haus');
	const { desktop } = planSchema.parse(plan);
	expect(desktop.hinweis?.text).toMatch(/^\S.* 700, 64\/70$/);
	expect(desktop.ketten[0]?.marken).toContain(108 + 72);

	const pictures = Object.entries(manifest.bilder).flatMap(([name, { breiten }]) => [
		`${name}.jpg`,
		...breiten.map((width) => `${name}-${width}.avif`),
	]);
	const films = ['showcase', 'showcase-telefon'].flatMap((name) => [`${name}.mp4`, `${name}.webm`]);
	const drawings = ['hell', 'dunkel', 'phone-hell', 'phone-dunkel'].map((n) => `riss-${n}.avif`);
	const others = ['logo.png', 'manifest.json', 'riss.json', 'vorschau.jpg'];
	expect(readdirSync(out).sort()).toEqual([...pictures, ...films, ...drawings, ...others].sort());
	const looks = ['riss-hell.avif', 'riss-dunkel.avif', 'background.jpg'].map(async (file) => {
		const [{ mean = 0, stdev = 0 } = {}] = (await sharp(path.join(out, file)).stats()).channels;
		return { isLight: mean > 128, isPlain: stdev < 2 };
	});
	expect(await Promise.all(looks)).toEqual([
		{ isLight: true, isPlain: false },
		{ isLight: false, isPlain: false },
		{ isLight: true, isPlain: false },
	]);

	const drawing = path.join(out, 'riss-hell.avif');
	rmSync(drawing);
	await using server = await serveSite(folder);
	const cli = path.join(import.meta.dirname, 'cli.ts');
	const run = (...args: string[]) => promisify(execFile)(process.execPath, [cli, ...args]);
	const scriptFile = path.join(folder, 'script.json');
	const here = JSON.stringify(script).replaceAll(/"http:[^"]*"/g, `"${server.url}"`);
	await writeFile(scriptFile, here);
	const { stdout } = await run(server.url, '--out', out, '--only', 'plan', '--script', scriptFile);
	expect(stdout).toMatch(/fehlt\.jpg fehlt \(404\)\.\n$/);
	expect(statSync(drawing).size).toBeGreaterThan(2000);
	await expect(run(server.url)).rejects.toMatchObject({
		code: 2,
		stderr: expect.stringContaining('werkplan-record <url> --out <folder>'),
	});
	expect(existsSync(path.join(out, 'showcase.mp4'))).toBe(true);
});
