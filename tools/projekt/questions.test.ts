import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type TypedAnswers, TypingOwner } from '../../testing/terminal.ts';
import { askAll } from '../question.ts';
import { Site } from '../site.ts';
import { answerNames } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';
import { joinCaptions, projektQuestions, slugOf } from './questions.ts';

let root: string;
let today: Date;
beforeEach(() => {
	root = newFolder();
	today = new Date('2026-11-28T12:00:00Z');
});

function newDraft(website?: string): KeptAnswers {
	return new KeptAnswers(new Site(root, today), website);
}

const said: TypedAnswers = [
	[/Name des Kunden/, 'Bäckerei Süß'],
	[/Adresse der Website/, 'www.baecker.de'],
	[/Branche/, 'Handwerk'],
	[/Was haben Sie gemacht/, 1],
	[/Werkzeuge/, 'Figma'],
	[/Leistungen/, 'Design'],
	[/Textdatei/, '-'],
	[/Absatz 1/, 'Es gab keine Website, und wer Brot bestellen wollte, musste früh anrufen.'],
	[/Absatz 2/, 'Ich baute eine.'],
	[/Absatz 3/, 'Nun bestellt man dort.'],
];

/** Answers as an owner until the end or the nth question; returns the draft, and the labels that were read. */
async function answer(answers: TypedAnswers, leaveAt?: number) {
	const draft = newDraft();
	const heard: string[] = [];
	const dialog = answeringDialog(new TypingOwner([...answers, ...said]), heard, leaveAt);
	const left = await askAll(dialog, () => projektQuestions(draft, answerNames));
	return { draft, heard, left };
}

/** A second run, in which the owner presses Enter where nothing else is said. */
async function withEnter(answers: TypedAnswers = [], website?: string, leaveAt?: number) {
	const draft = newDraft(website);
	const heard: string[] = [];
	const dialog = answeringDialog(new TypingOwner(answers), heard, leaveAt);
	await askAll(dialog, () => projektQuestions(draft, answerNames));
	return { draft, heard };
}

test('every answer is kept, and who left at any question finds all of them again', async () => {
	const whole = await answer([]);
	expect(whole.draft.answers).toMatchObject({
		slug: 'baeckerei-suess',
		ziel: 'Relaunch',
		standort: 'Deutschland',
		fuer: '',
		beschreibung: whole.draft.story,
	});
	const story = readFileSync(whole.draft.story, 'utf8');
	expect(story).toMatch(/^Es gab.*\n\nIch baute eine\.\n\nNun bestellt man dort\.\n$/);
	whole.draft.forget();
	const owner = answeringDialog(new TypingOwner(said), [], 9);
	await askAll(owner, () => projektQuestions(newDraft(), answerNames));
	expect(newDraft().answers).toMatchObject({
		kunde: 'Bäckerei Süß',
		ziel: 'Relaunch',
	});
	const again = await answer([[/Was haben Sie gemacht/, '']]);
	expect(again.draft.answers).toEqual(whole.draft.answers);
});

test('Enter alone leaves every answer as it is', async () => {
	const { draft } = await answer([[/zugestimmt/, 'gestern']]);
	const again = await withEnter();
	expect(again.draft.answers).toEqual(draft.answers);
	expect(again.draft.paragraphs).toEqual(draft.paragraphs);
	const other = await withEnter([[/Was haben Sie gemacht/, 1]]);
	expect(other.draft.answers.ziel).toBe('Neuerstellung');
});

test('a story is still there after a file was named instead', async () => {
	const file = path.join(root, 'text.txt');
	writeFileSync(file, `${'Brot '.repeat(16).trim()}\n\nZwei.\n\nDrei.`);
	const { draft } = await answer([]);
	const { paragraphs } = draft;
	await withEnter([[/Textdatei/, file]]);
	const again = await withEnter([[/Textdatei/, '-']]);
	expect(again.draft.answers.beschreibung).toBe(draft.story);
	expect(again.draft.paragraphs).toEqual(paragraphs);
	const questions = projektQuestions(again.draft, ['beschreibung']);
	const asked = questions.find(({ id }) => id === 'beschreibung');
	expect(asked, 'the file where it is kept is none of the owner’s').toMatchObject({ own: '' });
});

test('a project that was begun is gone on with, or given up for another', async () => {
	await answer([]);
	const { draft, heard } = await withEnter([[/Name des Kunden/, 'Bäckerei Süss']]);
	expect(heard[0]).toBe('Weiter mit „Bäckerei Süß“?');
	expect(draft.begun, 'is asked no second time').toBe('');
	expect(draft.answers).toMatchObject({ kunde: 'Bäckerei Süss', website: 'www.baecker.de' });
	expect(draft.answers.slug).toBe('baeckerei-suess');
	const website = 'www.anders.de';
	const other = await withEnter([[/Weiter mit/, 1]], website, 2);
	expect(other.draft.answers).toMatchObject({ website, kunde: '', branche: '' });
	expect(existsSync(draft.story)).toBe(false);
	expect((await withEnter([], undefined, 1)).heard[0]).toBe('Name des Kunden');
});

test('a sentence for search results that was given is asked for again where it does not fit', async () => {
	const { draft } = await answer([]);
	const isAsked = (kurz: string) => {
		draft.set('kurz', kurz);
		return projektQuestions(draft, ['kurz']).some(({ isPossible }) => isPossible);
	};
	expect([isAsked('Brot.'), isAsked('')]).toEqual([true, false]);
});

test('a day is kept as its date', async () => {
	const { draft } = await answer([[/zugestimmt/, 'heute']]);
	expect(draft.answers.freigabe).toBe('2026-11-28');
	today = new Date('2026-12-05T12:00:00Z');
	expect((await withEnter()).draft.answers.freigabe).toBe('2026-11-28');
});

test('a story may be a file, needs three paragraphs here, and each can be changed or left out', async () => {
	const file = path.join(root, 'text.txt');
	writeFileSync(file, `${'Brot '.repeat(16).trim()}\n\nZwei.\n\nDrei.`);
	const named = await answer([[/Textdatei/, file]]);
	expect(named.draft.answers.beschreibung).toBe(file);
	expect(named.heard.join()).not.toContain('Absatz');
	named.draft.forget();
	await expect(answer([[/Absatz 3/, '']])).rejects.toThrow(/mindestens drei Absätze/);
	const { draft } = await answer([[/Absatz 2/, 'Ich baute eine.']]);
	const texts = () => readFileSync(draft.story, 'utf8').trim().split('\n\n').slice(1);
	await answer([
		[/Absatz 2/, '-'],
		[/Absatz 2/, ''],
		[/Absatz 3/, 'Ende.'],
	]);
	expect(texts()).toEqual(['Nun bestellt man dort.', 'Ende.']);
	await answer([
		[/Absatz 2/, 'Anders.'],
		[/Absatz 3/, ''],
	]);
	expect(texts()).toEqual(['Anders.', 'Ende.']);
});

test('a sentence for search results is asked for where the first paragraph does not fit', async () => {
	const long: TypedAnswers = [
		[/Absatz 1/, 'Brot. '.repeat(40).trim()],
		[
			/Satz für Such/,
			'Neue Website mit Bestellung für eine Bäckerei, die früher nur das Telefon hatte.',
		],
	];
	const { draft, heard } = await answer(long);
	expect(draft.answers.kurz).toMatch(/^Neue Website/);
	const keys = expect.stringMatching(/wenn er so lang ist\.\n< zurück$/);
	expect(heard, 'no key that would be refused').toContainEqual(keys);
	expect((await answer([[/Absatz 1/, '']])).heard).toContain('Ein Satz für Suchmaschinen');
});

test('captions are asked for one by one and kept as one answer', async () => {
	const { draft } = await answer([], 4);
	draft.set('unterschriften', joinCaptions(['Startseite', 'Brot; Kuchen']));
	const { draft: changed } = await answer([[/Bildunterschrift 2 von 2/, 'Torten']]);
	expect(changed.answers.unterschriften).toBe('Startseite; Torten');
});

test('what may be left out says so, and „-“ leaves it out again', async () => {
	const { draft, heard } = await answer([[/Seit welchem Jahr/, '2026']]);
	expect(draft.answers.jahr).toBe('2026');
	const keys = 'Enter: nicht sagen · < zurück';
	expect(heard).toContain(`Etwa „eine Praxis“.\n${keys}`);
	expect((await withEnter([[/Seit welchem Jahr/, '-']])).draft.answers.jahr).toBe('');
	const named = await withEnter();
	expect(named.heard).toContain('Ein oder zwei Wörter, etwa „Handwerk“.\nEnter: bleibt · < zurück');
	expect(named.heard.join()).toMatch(
		/Wie es vorher war.*\n.*Was daraus geworden ist.*\n.*Was noch zu sagen ist/s,
	);
});

test('what is recorded instead of the public address is named without its password', () => {
	const draft = newDraft();
	const question = projektQuestions(draft, ['website'], 'https://ada:geheim@probe.de').at(-1);
	const help = 'Die öffentliche, zu der Besucher kommen; aufgenommen wird https://probe.de/.';
	expect(question?.help).toBe(help);
	const others = projektQuestions(draft, answerNames).filter((other) =>
		/aufgenommen wird/.test(other.help),
	);
	expect(others).toEqual([]);
	const withOne = projektQuestions(draft, answerNames, 'https://probe.de');
	expect(withOne.filter((other) => /aufgenommen wird/.test(other.help))).toHaveLength(1);
});

test('a name proposes a slug', () => {
	expect(slugOf('Łódź Møller')).toBe('lodz-moller');
	expect(slugOf('Đorđe Yıldız')).toBe('dorde-yildiz');
	const name = ' Café Förde & Söhne ';
	for (const form of ['NFC', 'NFD'])
		expect(slugOf(name.normalize(form))).toBe('cafe-foerde-soehne');
});
