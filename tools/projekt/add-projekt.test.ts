import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { checkProjekte } from '../../src/facts/read-projekte.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { fakeRecorder, fixtureScript } from '../../testing/fake-recorder.ts';
import { hearConsole } from '../../testing/hear-console.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type TypedAnswers, TypingOwner } from '../../testing/terminal.ts';
import { Site } from '../site.ts';
import { addProjekt } from './add-projekt.ts';
import { saidOfProjekt } from './source-of.ts';

const said = hearConsole();
let root: string;
let site: Site;
let story: string;

beforeEach(() => {
	root = newFolder();
	site = new Site(root, new Date());
	story = path.join(root, 'text.txt');
	writeFileSync(story, `${'Brot '.repeat(16).trim()}\n\nZwei.\n\nDrei.`);
});

const FACTS: TypedAnswers = [
	[/Name des Kunden/, 'Bäckerei Süß'],
	[/Adresse der Website/, 'www.kunde.de'],
	[/Branche/, 'Handwerk'],
	[/Werkzeuge/, 'Figma'],
	[/Leistungen/, 'Design'],
];

/** One run of the command with these words behind it, in which the owner answers so. Returns all that he read. */
async function run(
	words: Record<string, string>,
	answers: TypedAnswers = [],
	{ recorder = fakeRecorder(), leaveAt = Number.POSITIVE_INFINITY } = {},
): Promise<string[]> {
	const heard: string[] = [];
	const more: TypedAnswers = [[/Textdatei/, story]];
	const owner = new TypingOwner([...answers, ...FACTS, ...more]);
	const dialog = {
		...answeringDialog(owner, heard, leaveAt),
		whileWaiting: <Result>(
			what: string,
			act: (tell: (words: string) => void) => Promise<Result>,
		) => {
			heard.push(what);
			return act((words) => heard.push(words));
		},
	};
	await addProjekt(saidOfProjekt(words, []), { site, dialog, recorder });
	return heard;
}

const entry = (slug = 'baeckerei-suess') => {
	const file = path.join(root, `src/content/projekte/${slug}.yaml`);
	const [projekt] = checkProjekte({ [`${slug}.yaml`]: readFileSync(file, 'utf8') }, () => true);
	return projekt;
};

const removeByHand = (slug: string) => rmSync(path.join(root, `src/content/projekte/${slug}.yaml`));

test('who answers all has a project: its entry passes the build, and its pictures are there', async () => {
	const recorder = fakeRecorder();
	const heard = await run({}, [[/zugestimmt/, 'gestern']], { recorder });
	expect(entry()).toMatchObject({
		kunde: 'Bäckerei Süß',
		website: 'https://www.kunde.de',
		ziel: 'Neuerstellung',
		bildunterschriften: ['Startseite', 'Von www.kunde.de', 'Telefon', 'Unten'],
	});
	expect(existsSync(path.join(root, 'public/projekte/baeckerei-suess/manifest.json'))).toBe(true);
	const asked = heard.filter((words) =>
		/besucht|aufgenommen|Hinweis|^Adresse|^Branche|: Bild/.test(words),
	);
	expect(asked, 'it is visited, and told what was found, before the other questions').toEqual([
		'Adresse der Website',
		'https://www.kunde.de wird besucht',
		'Hinweis: Weiter unten wurde nichts gefunden.',
		'Branche',
		'Die Website wird aufgenommen',
		'Aufnahme läuft: Bild 1 von 4',
	]);
	expect(recorder.orders, 'what the visit found is not sought again').toMatchObject([
		{ script: fixtureScript, logo: Buffer.from('Logo'), client: 'Bäckerei Süß' },
	]);
	expect(said.join('\n')).toMatch(
		/Hinweis: Ein Bild fehlt\.\n.*Hinweis: .*\n\nFertig\. Bitte ansehen/,
	);
	expect(said.join('\n')).not.toContain('Sobald er zugestimmt hat');
	expect(existsSync(path.join(root, '.cache/projekt-neu.json')), 'nothing is kept').toBe(false);
});

test('a second project comes last, and without a consent it is said how that is added', async () => {
	await run({});
	await run({}, [[/Name des Kunden/, 'Hof']]);
	expect([entry()?.id, entry('hof')?.id]).toEqual([0, 1]);
	removeByHand('baeckerei-suess');
	await run({}, [[/Name des Kunden/, 'Café']]);
	expect(entry('cafe')?.id, 'where one was removed by hand').toBe(2);
	expect(said.at(-1)).toContain('Sobald er zugestimmt hat: npm run einrichten -- freigabe.');
});

test('captions that were changed are recorded, and kept where the recording fails', async () => {
	const failing = fakeRecorder((step) => {
		if (step === 'record') throw new OwnerError('Kein Film.');
	});
	const changed: TypedAnswers = [[/Bildunterschrift 2/, 'Torten']];
	await expect(run({}, changed, { recorder: failing })).rejects.toThrow('Kein Film.');
	expect(existsSync(path.join(root, 'src/content/projekte'))).toBe(false);
	await run({}, [[/Weiter mit/, 0]]);
	expect(entry()?.bildunterschriften).toEqual(['Startseite', 'Torten', 'Telefon', 'Unten']);
});

test('another website has its own captions', async () => {
	const failing = fakeRecorder((step) => {
		if (step === 'record') throw new OwnerError('Kein Film.');
	});
	await expect(run({}, [], { recorder: failing })).rejects.toThrow('Kein Film.');
	await run({}, [[/Adresse der Website/, 'www.anders.de']]);
	expect(entry()?.bildunterschriften?.[1]).toBe('Von www.anders.de');
});

test('a website that cannot be visited is asked for again, one that was named for the recording is not', async () => {
	const failing = () => {
		let visits = 0;
		return fakeRecorder((step) => {
			if (step === 'visit' && ++visits === 1) throw new OwnerError('Dort ist nichts.');
		});
	};
	const addresses: TypedAnswers = [
		[/Adresse der Website/, 'www.nichts.de'],
		[/Adresse der Website/, 'www.kunde.de'],
	];
	const recorder = failing();
	const heard = await run({}, addresses, { recorder });
	expect(heard).toContain('Dort ist nichts.');
	expect(recorder.visited).toEqual([
		'Bäckerei Süß: https://www.nichts.de',
		'Bäckerei Süß: https://www.kunde.de',
	]);
	expect(entry()?.website).toBe('https://www.kunde.de');
	const local = run({ url: 'http://localhost:4321' }, [[/Name des/, 'Hof']], {
		recorder: failing(),
	});
	await expect(local).rejects.toThrow('Dort ist nichts.');
});

test('the pictures are taken of a copy on this machine, and its public address is asked for', async () => {
	const recorder = fakeRecorder();
	await run({ url: 'http://localhost:4321' }, [], { recorder });
	expect(recorder.orders).toMatchObject([{ source: { url: 'http://localhost:4321' } }]);
	expect(entry()?.website).toBe('https://www.kunde.de');
});

test('finished pictures are taken without a visit, with a caption for each', async () => {
	const originale = path.join(root, 'bilder');
	mkdirSync(originale);
	for (const number of [1, 2, 3, 4]) writeFileSync(path.join(originale, `bild-${number}.jpg`), '');
	const recorder = fakeRecorder();
	await run({ originale }, [], { recorder });
	expect(recorder.visited).toEqual([]);
	expect(recorder.checked).toEqual([{ pictures: originale }]);
	expect(recorder.orders).toMatchObject([{ source: { pictures: originale } }]);
	expect(entry()?.bildunterschriften).toEqual([
		'Startseite',
		'Ansicht 2',
		'Ansicht 3',
		'Ansicht 4',
	]);
});

test('a website that is named with the command is not asked for', async () => {
	const heard = await run({ url: 'www.kunde.de' });
	expect(heard).not.toContain('Adresse der Website');
	expect(entry()?.website).toBe('https://www.kunde.de');
});

test('where there are more pictures than kept captions, those of the new ones are asked for', async () => {
	const originale = path.join(root, 'bilder');
	mkdirSync(originale);
	const add = (number: number) => writeFileSync(path.join(originale, `bild-${number}.jpg`), '');
	for (const number of [1, 2, 3, 4]) add(number);
	const failing = fakeRecorder((step) => {
		if (step === 'record') throw new OwnerError('Kein Film.');
	});
	const again = () => run({ originale }, [], { recorder: failing });
	await expect(again()).rejects.toThrow('Kein Film.');
	add(5);
	await expect(again()).rejects.toThrow('Kein Film.');
	const kept = readFileSync(path.join(root, '.cache/projekt-neu.json'), 'utf8');
	expect(JSON.parse(kept).unterschriften).toMatch(/^Startseite; .*Ansicht 4; Ansicht 5$/);
});

test('what is missing on this machine is told before anything is asked', async () => {
	const recorder = fakeRecorder((step) => {
		if (step === 'check') throw new OwnerError('Chromium fehlt.');
	});
	await expect(run({}, [[/./, 'gefragt']], { recorder })).rejects.toThrow('Chromium fehlt.');
});

test('who leaves at a question ends the command, and nothing is recorded', async () => {
	const exit = vi.spyOn(process, 'exit').mockImplementation((status) => {
		throw new Error(`ended with ${status}`);
	});
	const recorder = fakeRecorder();
	await expect(run({}, [], { recorder, leaveAt: 5 })).rejects.toThrow('ended with 130');
	exit.mockRestore();
	expect(recorder.visited).toHaveLength(1);
	expect(recorder.orders).toEqual([]);
});
