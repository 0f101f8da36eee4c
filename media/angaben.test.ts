import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../service/testing/new-folder.ts';
import { complete, faultsOfAngaben } from './angaben.ts';
import { missingForMedia } from './voraussetzungen.ts';

let wurzel: string;

beforeEach(async () => {
	wurzel = newFolder();
	await mkdir(path.join(wurzel, 'src/content/projekte'), { recursive: true });
	await writeFile(path.join(wurzel, 'src/content/projekte/haus.yaml'), '');
});

test('every answer that is missing, taken or wrong is named at once', async () => {
	const angaben = complete({
		kunde: 'Haus GmbH',
		slug: 'haus',
		ziel: 'Umbau',
		tools: 'Figma',
		service: 'Design',
		beschreibung: path.join(wurzel, 'text.txt'),
	});
	expect(await faultsOfAngaben(angaben, wurzel)).toEqual([
		expect.stringMatching(/^--slug „haus“: .*gibt es schon/),
		expect.stringMatching(/^--branche fehlt: Branche/),
		expect.stringMatching(/^--ziel „Umbau“: Erwartet eines von Neuerstellung, Relaunch/),
		expect.stringMatching(/^--website fehlt: Adresse/),
		expect.stringMatching(/^--beschreibung „.*text\.txt“: Die Datei .* gibt es nicht/),
	]);
});

test('a folder of finished pictures is told all that it lacks; a film and a ground it may lack', async () => {
	await writeFile(path.join(wurzel, 'Logo.PNG'), '');
	await writeFile(path.join(wurzel, 'bild-2.jpg'), '');
	const zeilen = await missingForMedia({ originale: wurzel });
	expect(zeilen).toContain(`Im Ordner ${wurzel} fehlt: bild-1.png, bild-3.png, bild-4.png`);
});

test('an address that is none is refused before the recorder starts', async () => {
	expect(await missingForMedia({ url: 'kunde.de' })).toContain(
		'--url „kunde.de“: Erwartet eine Adresse wie https://www.beispiel.de',
	);
});
