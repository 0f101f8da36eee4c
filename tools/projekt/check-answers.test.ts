import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { requireCaptions } from './check-answers.ts';
import type { Answers } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';

let root: string;

beforeEach(async () => {
	root = newFolder();
	await mkdir(path.join(root, 'src/content/projekte'), { recursive: true });
	await writeFile(path.join(root, 'src/content/projekte/haus.yaml'), '');
});

/** The lines in which an owner is told what is wrong. */
function faultsOf(given: Partial<Answers>): string[] {
	try {
		new KeptAnswers(new Site(root, new Date()), given, false).requireAll();
		return [];
	} catch (reason) {
		return String(reason).split('\n').slice(1);
	}
}

test('every answer that is missing, taken or wrong is named at once', async () => {
	const given = {
		kunde: 'Haus GmbH',
		slug: 'haus',
		ziel: 'Umbau',
		tools: 'Figma',
		service: 'Design',
		beschreibung: path.join(root, 'text.txt'),
	};
	expect(faultsOf(given)).toEqual([
		expect.stringMatching(/^--slug „haus“: .*gibt es schon/),
		expect.stringMatching(/^--website fehlt: Erwartet eine vollständige Adresse/),
		expect.stringMatching(/^--branche fehlt: Erwartet eine Zeile Text/),
		expect.stringMatching(/^--ziel „Umbau“: Erwartet eines von Neuerstellung, Relaunch/),
		expect.stringMatching(/^--beschreibung „.*“: Erwartet eine Textdatei, die es gibt/),
	]);
});

test('a first paragraph too long for search results asks for a shorter sentence', async () => {
	const description = path.join(root, 'lang.txt');
	await writeFile(description, `${'Brot '.repeat(40)}\n\nZwei.\n\nDrei.`);
	expect(faultsOf({ beschreibung: description })).toContainEqual(
		expect.stringMatching(/^--kurz .*hat 199 Zeichen/),
	);
	const withKurz = (kurz: string) => faultsOf({ beschreibung: description, kurz }).join();
	expect(withKurz('Brot.')).toContain('Der Satz hat 5 Zeichen');
	for (const length of [70, 160])
		expect(withKurz('Brot vom Bäcker. '.repeat(10).slice(0, length))).not.toContain('--kurz');
});

test.each(['werbung', 'reklame', 'ads-mueller', 'haus-anzeigen'])(
	'„%s“, which lists of advertising hide, is refused as a slug',
	(slug) => {
		expect(faultsOf({ slug })).toContainEqual(expect.stringMatching(/^--slug .*Werbefilter/));
	},
);

test('a wrong number of captions is told', () => {
	expect(() => requireCaptions('Startseite', 4)).toThrow(
		'--unterschriften: Erwartet 4 Bildunterschriften, mit Semikolon getrennt; gefunden 1.',
	);
	expect(() => requireCaptions('Startseite; ;', 1)).not.toThrow();
	expect(() => requireCaptions(undefined, 4)).not.toThrow();
});
