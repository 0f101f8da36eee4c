import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { completeAnswers, takeAnswers } from './answers.ts';
import { slugOf } from './ask-for-missing.ts';
import { faultsOfAnswers } from './check-answers.ts';

let root: string;

beforeEach(async () => {
	root = newFolder();
	await mkdir(path.join(root, 'src/content/projekte'), { recursive: true });
	await writeFile(path.join(root, 'src/content/projekte/haus.yaml'), '');
});

test('every answer that is missing, taken or wrong is named at once', async () => {
	const facts = completeAnswers({
		kunde: 'Haus GmbH',
		slug: 'haus',
		ziel: 'Umbau',
		tools: 'Figma',
		service: 'Design',
		beschreibung: path.join(root, 'text.txt'),
	});
	expect(faultsOfAnswers(facts, root)).toEqual([
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
	const faults = faultsOfAnswers(completeAnswers({ beschreibung: description }), root);
	expect(faults).toContainEqual(expect.stringMatching(/^--kurz .*hat 199 Zeichen/));
	const withKurz = (kurz: string) =>
		faultsOfAnswers(completeAnswers({ beschreibung: description, kurz }), root).join();
	expect(withKurz('Brot.')).toContain('Der Satz hat 5 Zeichen');
	expect(withKurz('Brot vom Bäcker. '.repeat(5).trim())).not.toContain('--kurz');
});

test.each(['werbung', 'reklame', 'ads-mueller', 'haus-anzeigen'])(
	'„%s“, which lists of advertising hide, is refused as a slug',
	(slug) => {
		const faults = faultsOfAnswers(completeAnswers({ slug }), root);
		expect(faults).toContainEqual(expect.stringMatching(/^--slug .*Werbefilter/));
	},
);

test('a name proposes a slug', () => {
	expect(slugOf(' Café Förde & Söhne ')).toBe('cafe-foerde-soehne');
});

async function complete() {
	const beschreibung = path.join(root, 'text.txt');
	await writeFile(beschreibung, `${'Brot '.repeat(20)}\n\nZwei.\n\nDrei.`);
	return {
		...{ kunde: 'Hof', slug: 'hof', website: 'https://hof.example', branche: 'Bäckerei' },
		...{ ziel: 'relaunch', tools: 'Figma', service: 'Design', beschreibung },
	};
}

test('a heading with a semicolon stays one caption', async () => {
	const visit = async () => ['Startseite', 'Brot; Kuchen'];
	const { unterschriften } = await takeAnswers(await complete(), root, visit);
	expect(unterschriften).toBe('Startseite; Brot, Kuchen');
});

test('a wrong number of captions is told before anything is recorded', async () => {
	const given = { ...(await complete()), unterschriften: 'Startseite' };
	const visit = async () => ['Startseite', 'Brot', 'Kuchen', 'Laden'];
	await expect(takeAnswers(given, root, visit)).rejects.toThrow(
		'Erwartet 4 Bildunterschriften, mit Semikolon getrennt; gefunden 1.',
	);
});
