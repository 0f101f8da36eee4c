import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OwnerError } from '#shared/owner-error.ts';
import { fakeRecorder, fixtureScript } from '../../testing/fake-recorder.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { recordProjekt } from './record-projekt.ts';

let root: string;
let site: Site;
const at = (file: string) => path.join(root, file);
const folder = 'public/projekte/haus';

function write(file: string, text: string): void {
	mkdirSync(path.dirname(at(file)), { recursive: true });
	writeFileSync(at(file), text);
}

beforeEach(() => {
	root = newFolder();
	site = new Site(root, new Date());
	write('src/content/projekte/haus.yaml', 'metadaten: { id: 0 }\nprojekt: { kunde: Haus GmbH }\n');
});

test('a recording takes the place of the old one, and it is said where it is', async () => {
	write(`${folder}/alt.jpg`, '');
	write('samples/haus/index.html', '');
	const recorder = fakeRecorder();
	const { notes, done } = await recordProjekt('haus', { site, recorder });
	expect(readdirSync(at(folder))).toEqual(['manifest.json']);
	expect(done).toBe(`haus: fertig, anzusehen in ${folder}`);
	expect(notes).toEqual([
		'haus: Hinweis: Ein Bild fehlt.',
		expect.stringMatching(/^haus: Hinweis: Eine Zeichnung gibt es nicht/),
	]);
	expect(recorder.orders[0]).toMatchObject({
		source: { folder: at('samples/haus'), packages: at('node_modules') },
		client: 'Haus GmbH',
		colours: { ink: expect.stringMatching(/^#/), paper: expect.stringMatching(/^#/) },
	});
	expect(readdirSync(at('.cache/media')), 'what it worked in is gone').toEqual([]);
});

test('one part is renewed among what is there', async () => {
	const source = { url: 'https://www.haus.de' };
	const recorder = fakeRecorder();
	const renew = (only: 'film' | 'plan') => recordProjekt('haus', { site, recorder, source, only });
	write(`${folder}/manifest.json`, 'alt');
	write(`${folder}/bild-1.jpg`, 'alt');
	const { notes } = await renew('film');
	expect(recorder.orders[0]).toMatchObject({
		source,
		only: 'film',
		found: ['bild-1.jpg', 'manifest.json'],
	});
	expect(readFileSync(at(`${folder}/bild-1.jpg`), 'utf8')).toBe('alt');
	expect(notes, 'nothing was asked of the drawing').toEqual(['haus: Hinweis: Ein Bild fehlt.']);
	expect((await renew('plan')).notes).toHaveLength(2);
});

test('an entry names what was recorded anew, and its captions are told where they do not fit', async () => {
	const recorder = fakeRecorder();
	const record = (only?: 'pictures' | 'film') => {
		const source = { url: 'https://www.haus.de' };
		return recordProjekt('haus', { site: new Site(root, new Date()), recorder, source, only });
	};
	const file = 'src/content/projekte/haus.yaml';
	const entry = (names: string[], captions: string) =>
		`metadaten: { id: 0 }\nprojekt: { kunde: Haus GmbH }\nsource:\n  logo: /projekte/haus/${names[0]} # gut\n  weiterebilder:\n${names
			.slice(1)
			.map((name) => `    - /projekte/haus/${name}.jpg\n`)
			.join('')}bildunterschriften: ${captions}\n`;
	const pictures = ['bild-1', 'bild-2', 'bild-3', 'bild-4'];
	write(file, entry(['logo.svg', ...pictures, 'bild-5'], '[A, B, C, D, E]'));
	const { notes } = await record();
	expect(notes[0]).toBe(
		`haus: Hinweis: 5 Bildunterschriften für 4 Bilder. Bitte „bildunterschriften“ in ${file} anpassen.`,
	);
	const renewed = readFileSync(at(file), 'utf8');
	expect(parse(renewed).source).toEqual({
		logo: '/projekte/haus/logo.png',
		weiterebilder: pictures.map((name) => `/projekte/haus/${name}.jpg`),
	});

	const sorted = entry(['logo.png', ...pictures.toReversed()], '[A, B, C, D]');
	write(file, sorted);
	expect((await record('pictures')).notes).toHaveLength(1);
	expect(readFileSync(at(file), 'utf8'), 'in the order of the owner').toBe(sorted);
	const other = entry(['logo.svg', ...pictures], '[A, B, C, D]');
	write(file, other);
	await record('film');
	expect(readFileSync(at(file), 'utf8'), 'no picture was recorded').toBe(other);
});

test('an entry comes together with the pictures', async () => {
	const recorder = fakeRecorder();
	const entry = 'src/content/projekte/neu.yaml';
	const options = { site, recorder, source: { url: 'https://www.neu.de' }, client: 'Neu' };
	await recordProjekt('neu', {
		...options,
		entry({ logo }) {
			expect(existsSync(at(entry))).toBe(false);
			expect(existsSync(at('public/projekte/neu'))).toBe(false);
			return `logo: ${logo}\n`;
		},
	});
	expect(readFileSync(at(entry), 'utf8')).toBe('logo: logo.png\n');
	expect(existsSync(at('public/projekte/neu/manifest.json'))).toBe(true);
});

test('what the owner has laid down comes before what a visit found, and the script is told', async () => {
	const recorder = fakeRecorder();
	const explored = { script: fixtureScript, logo: Buffer.from('gefunden') };
	const options = { site, recorder, source: { url: 'https://www.haus.de' }, explored };
	const { done } = await recordProjekt('haus', options);
	expect(recorder.orders[0]).toMatchObject({ ...explored, ground: undefined });
	expect(done).toContain('; das Drehbuch: .cache/media/haus-drehbuch.json');
	const kept = JSON.parse(readFileSync(at('.cache/media/haus-drehbuch.json'), 'utf8'));
	expect(kept).toEqual(fixtureScript);
	const own = { ...fixtureScript, verstecken: ['.werbung'] };
	write('samples/haus/drehbuch.json', JSON.stringify(own));
	for (const name of ['LOGO.png', 'hintergrund.svg']) write(`samples/haus/${name}`, '');
	for (const name of ['logo.svg', 'hintergrund.svg', 'drehbuch.json'])
		for (const other of [`alt-${name}`, `${name}.alt`]) write(`samples/haus/${other}`, '');
	await recordProjekt('haus', options);
	expect(recorder.orders[1]).toMatchObject({
		script: own,
		logo: at('samples/haus/LOGO.png'),
		ground: at('samples/haus/hintergrund.svg'),
	});
	write('samples/haus/logo.svg', '');
	await recordProjekt('haus', options);
	expect(recorder.orders[2]?.logo, 'the drawn one').toBe(at('samples/haus/logo.svg'));
});

test('a recording that fails leaves the old pictures as they were, and no other file', async () => {
	write(`${folder}/logo.svg`, 'alt');
	const before = readdirSync(root, { recursive: true });
	const recorder = fakeRecorder((step) => {
		if (step === 'record') throw new OwnerError('Sie leitet endlos weiter.');
	});
	const source = { url: 'https://www.haus.de' };
	const recording = recordProjekt('haus', { site, recorder, source, entry: () => 'neu' });
	await expect(recording).rejects.toThrow('Sie leitet endlos weiter.');
	const left = readdirSync(root, { recursive: true }).filter(
		(name) => !/^\.cache/.test(String(name)),
	);
	expect(left).toEqual(before);
	expect(readFileSync(at(`${folder}/logo.svg`), 'utf8')).toBe('alt');
	expect(readdirSync(at('.cache/media'))).toEqual([]);
});

test('a project without a website in samples/ is refused with the place where it is expected', async () => {
	const recording = recordProjekt('haus', { site, recorder: fakeRecorder() });
	await expect(recording).rejects.toThrow(/In .*samples\/haus fehlt: index\.html/);
});

test('what a power cut left half done is set right first', async () => {
	write('.cache/media/haus-vorher/manifest.json', 'alt');
	write('public/projekte/hof/manifest.json', '');
	const recorder = fakeRecorder();
	const source = { url: 'https://www.haus.de' };
	await recordProjekt('haus', { site, recorder, source, only: 'film' });
	expect(recorder.orders[0]?.found).toEqual(['manifest.json']);
	expect(existsSync(at('.cache/media/haus-vorher'))).toBe(false);
});
