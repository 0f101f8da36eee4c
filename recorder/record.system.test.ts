import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newFolder } from '../testing/new-folder.ts';
import { runFfmpeg } from './film/encode-film.ts';
import { manifestSchema, type Progress, planSchema, record, scriptSchema } from './index.ts';
import { serveSite } from './website/serve-site.ts';

const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Haus am See</title>
<style>body{margin:0;font:18px sans-serif}header{height:72px;background:#fff}h1{margin:40px;font:700 64px/1.1 serif}</style>
<header><a class="logo" href="/">Haus am See</a></header><h1>Guten Tag</h1><img src="fehlt.jpg" alt="">
<section style="height:800px;background:#cde"><h2>Zimmer</h2><p>Text</p></section>`;

/** A button at its top, then for long nothing, but on phones its title. */
const tour = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Haus</title>
<style>@media (width < 600px) { h1 { position: fixed } }</style><body style="margin:0;height:6000px"><h1 id="haus" style="margin:0">Haus</h1>
<button style="position:absolute;left:600px;top:300px;width:100px;height:60px" onclick="haus.style.background = '#00f'">Mehr</button>`;

/** Few pictures: what is taken is asked elsewhere. */
const shown = { seite: 'index.html', alt: 'Startseite von Haus' };
const devices = ['desktop', 'telefon', 'telefon', 'detail'];
const script = scriptSchema.parse({
	bilder: devices.map((geraet, i) => ({ name: `bild-${i + 1}`, geraet, ...shown })),
	film: {
		seite: 'tour.html',
		schritte: [
			{ klick: 'button', dauer: 0.5 },
			{ scroll: 1500, dauer: 1 },
			{ scroll: 4000, dauer: 3.6 },
		],
	},
	verstecken: ['#2024'],
});

/* The one door and the command behind it: a small page, from its files to all that is written about it. */
const folder = newFolder();
beforeAll(async () => {
	await writeFile(path.join(folder, 'index.html'), html);
	await writeFile(path.join(folder, 'tour.html'), tour);
});

const missing = /^Bild .*fehlt\.jpg fehlt \(404\)\.\n?$/;
const faulty = '„#2024“ ist kein CSS-Selektor. Bitte im Drehbuch berichtigen.';
const blank = /^showcase zeigt [345] Sekunden lang nur eine Farbe/;

const drawn = (name: string) => (width: number) =>
	['hell', 'dunkel'].map((scheme) => `${name}-${scheme}-${width}.avif`);

/**
 * Packs the recorder, and unpacks it where nothing but its own dependencies can be found. Returns its command.
 */
async function packElsewhere(): Promise<string> {
	const modules = path.join(newFolder(), 'node_modules');
	await mkdir(modules, { recursive: true });
	const command = ['pack', '--silent', '--pack-destination', modules];
	const { stdout } = await promisify(execFile)('npm', command, { cwd: import.meta.dirname });
	await promisify(execFile)('tar', ['xzf', stdout.trim(), '-C', modules], { cwd: modules });
	const packed = path.join(modules, 'werkplan-recorder');
	await rename(path.join(modules, 'package'), packed);
	const { bin, dependencies } = packageSchema.parse(
		JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8')),
	);
	for (const name of Object.keys(dependencies)) {
		await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
		await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
	}
	return path.join(packed, bin['werkplan-record'] ?? '');
}

const root = path.join(import.meta.dirname, '..');
const packageSchema = z.object({
	bin: z.record(z.string(), z.string()),
	dependencies: z.record(z.string(), z.string()),
});

/** How a picture looks, by its red. */
async function lookOf(file: string): Promise<string> {
	const [{ mean = 0, stdev = 0 } = {}] = (await sharp(file).stats()).channels;
	return stdev < 2 ? 'plain' : mean > 128 ? 'light' : 'dark';
}

test.concurrent('a page becomes pictures, films and a plan', async () => {
	const out = path.join(newFolder(), 'out');
	const told: Progress[] = [];
	const onProgress = (progress: Progress) => told.push(progress);
	const options = { out, client: 'Haus', onProgress };
	const { manifest, plan, notes } = await record({ folder }, script, options);

	expect(notes).toEqual([expect.stringMatching(missing), faulty, expect.stringMatching(blank)]);
	expect(told).toContainEqual({ kind: 'picture', number: 4, of: 4 });
	expect(told).toContainEqual({ kind: 'film', device: 'telefon', share: 0.5 });
	const sizes = { film: { breite: 1280 }, filmTelefon: { breite: 440 } };
	expect(manifestSchema.parse(manifest)).toMatchObject({ logo: 'logo.png', ...sizes });
	const { desktop } = planSchema.parse(plan);
	expect(desktop.hinweis?.text).toMatch(/^\S.* 700, 64\/70$/);
	expect(desktop.ketten[0]?.marken).toContain(72);

	const pictures = Object.entries(manifest.bilder).flatMap(([name, { breiten }]) => [
		`${name}.jpg`,
		...breiten.map((width) => `${name}-${width}.avif`),
	]);
	const films = ['showcase', 'showcase-telefon'].flatMap((name) => [`${name}.mp4`, `${name}.webm`]);
	const drawings = [960, 1280, 1600, 1920, 2560]
		.flatMap(drawn('riss-desktop'))
		.concat([240, 480, 780].flatMap(drawn('riss-telefon')));
	const others = ['logo.png', 'manifest.json', 'riss.json', 'vorschau.jpg'];
	expect(readdirSync(out).sort()).toEqual([...pictures, ...films, ...drawings, ...others].sort());
	const files = ['riss-desktop-hell-1280.avif', 'riss-desktop-dunkel-1280.avif', 'background.jpg'];
	const looks = await Promise.all(files.map((file) => lookOf(path.join(out, file))));
	expect(looks).toEqual(['light', 'dark', 'light']);
	expect(await isPointingAtClick(path.join(out, 'showcase.mp4'))).toBe(true);
});

/** Whether the pointer is at the button in the frame that shows its click. */
async function isPointingAtClick(film: string): Promise<boolean> {
	const file = path.join(newFolder(), 'pixels');
	const pixel = (x: number, y: number) => `format=rgb24,crop=1:1:${x}:${y}`;
	const both = `split[a][b];[a]${pixel(5, 5)}[a];[b]${pixel(652, 339)}[b];[a][b]hstack`;
	await runFfmpeg(['-i', film, '-t', '2', '-filter_complex', both, '-f', 'rawvideo', file]);
	const reds = [...(await readFile(file))].filter((_, byte) => byte % 3 === 0);
	const clicked = reds.findIndex((red, at) => at % 2 === 0 && red < 60);
	return clicked >= 0 && (reds[clicked + 1] ?? 255) < 60;
}

test.concurrent('packed and elsewhere, the command renews the plan by a script and leaves the film, and tells how it is called', async () => {
	const out = newFolder();
	const film = { breite: 9, hoehe: 9 };
	const manifest = path.join(out, 'manifest.json');
	await writeFile(manifest, JSON.stringify({ bilder: {}, film }));
	await using server = await serveSite(folder);
	const file = path.join(out, 'drehbuch.json');
	await writeFile(file, JSON.stringify(script));

	const cli = await packElsewhere();
	const run = (...args: string[]) => promisify(execFile)(process.execPath, [cli, ...args]);
	const renew = ['--out', out, '--only', 'plan', '--script', file];
	const [fault, , warning] = (await run(server.url, ...renew)).stdout.split('\n');
	expect(fault).toMatch(missing);
	const isRoot = process.getuid?.() === 0;
	expect(warning).toMatch(isRoot ? /als root: .*ohne die Sandbox/ : /^$/);
	expect(await lookOf(path.join(out, 'riss-desktop-hell-960.avif'))).toBe('light');
	expect(JSON.parse(await readFile(manifest, 'utf8'))).toMatchObject({ film });
	const stderr = expect.stringContaining('werkplan-record <url> --out <folder>');
	await expect(run('--out')).rejects.toMatchObject({ code: 2, stderr });
});
