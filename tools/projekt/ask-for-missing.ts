import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../recorder/index.ts';
import { SERVICES, TOOLS, ZIELE } from '../../shared/projekt-schema.ts';
import { askText, choose, say } from '../dialog.ts';
import { answerNames, faultOf } from './check-answers.ts';
import type { Answers } from './entry.ts';

/** Visits the website as soon as it is known, and proposes a caption for each picture. */
export type Visit = (answers: Answers) => Promise<string[]>;

type Question = { question: string; why?: string; example?: string };
const leave = 'Enter: noch nicht.';

const QUESTIONS: Record<keyof Answers, Question> = {
	kunde: { question: 'Name des Kunden', why: 'Wie Besucher ihn lesen.', example: 'Bäckerei Süß' },
	slug: { question: 'Kurzname', why: 'Für Adresse und Ordner: nur a–z, 0–9 und Bindestrich.' },
	website: {
		question: 'Adresse der Website',
		why: 'Dorthin führt der Link der Besucher.',
		example: 'www.kunde.de',
	},
	branche: { question: 'Branche', why: 'Ein oder zwei Wörter.', example: 'Handwerk' },
	ziel: { question: 'Was haben Sie gemacht?' },
	standort: { question: 'Land des Kunden' },
	tools: {
		question: 'Verwendete Werkzeuge',
		why: 'Mit Komma, wie man sie schreibt.',
		example: TOOLS.join(', '),
	},
	service: { question: 'Ihre Leistungen', why: 'Mit Komma.', example: SERVICES.join(', ') },
	beschreibung: {
		question: 'Gibt es die Beschreibung als Textdatei?',
		why: 'Ihr Pfad; Enter: hier schreiben.',
	},
	kurz: {
		question: 'Ein Satz für Suchmaschinen',
		why: 'Der erste Absatz passt dafür nicht: 70 bis 160 Zeichen.',
	},
	unterschriften: { question: 'Bildunterschrift', why: 'Enter: so lassen.' },
	freigabe: {
		question: 'Wann hat der Kunde zugestimmt, gezeigt zu werden?',
		why: `Etwa 28.11.2026 oder heute. ${leave} Online gehen darf das Projekt erst damit.`,
	},
	bildnachweis: {
		question: 'Wer hat die Fotos auf seiner Website gemacht?',
		why: 'Steht im Impressum. Enter: niemand zu nennen.',
	},
};

/**
 * Asks for the answers that are not given or wrong, each checked as it is given. All are kept in .cache until
 * `forgetAnswers`, and proposed again for the same client after a failure.
 */
export async function askForMissing(
	given: Answers,
	root: string,
	visit: Visit,
	recorded?: string,
): Promise<Answers> {
	const answers = { ...given };
	let kept = await readKept(root);
	let captions: string[] = [];
	for (const name of answerNames) {
		const fault = answers[name] && faultOf(name, answers, root);
		if (fault) say(`--${name}: ${fault}`);
		if (!answers[name] || fault)
			answers[name] = await askFor(name, { answers, kept, root, captions, recorded });
		if (name === 'kunde' && kept.kunde !== answers.kunde) kept = { slug: slugOf(answers.kunde) };
		if (name === 'website')
			captions = await visitUntilItWorks(
				answers,
				() => askFor(name, { answers, kept: answers, root, captions, recorded }),
				visit,
			);
		kept[name] = answers[name];
		await keep(root, kept);
	}
	return answers;
}

type Asked = {
	answers: Answers;
	kept: Partial<Answers>;
	root: string;
	captions: readonly string[];
	recorded: string | undefined;
};

async function askFor(name: keyof Answers, asked: Asked): Promise<string> {
	const { answers, kept, root, captions, recorded } = asked;
	const check = (typed: string) => faultOf(name, { ...answers, [name]: typed }, root);
	const question = QUESTIONS[name];
	if (name === 'ziel')
		return choose(question, [
			[ZIELE[0], 'Eine neue Website'],
			[ZIELE[1], 'Eine alte erneuert (Relaunch)'],
		]);
	// Where the first paragraph is of the right length, it is the sentence.
	if (name === 'kurz' && check('') === undefined) return '';
	if (name === 'unterschriften') return askForCaptions(captions);
	if (name === 'beschreibung') return askForStory(root, kept.beschreibung, check);
	if (name === 'website' && recorded)
		return askText({
			...question,
			why: `Die öffentliche, zu der Besucher kommen; aufgenommen wird ${recorded}.`,
			given: kept.website,
			check,
		});
	const given = name === 'standort' ? 'Deutschland' : undefined;
	return askText({ ...question, given: kept[name] || given, check });
}

/** Visits the website; where that fails, says why and asks for its address again. */
async function visitUntilItWorks(
	answers: Answers,
	askAgain: () => Promise<string>,
	visit: Visit,
): Promise<string[]> {
	for (;;) {
		let captions: string[] = [];
		const fault = await messageOf(async () => {
			captions = await visit(answers);
		});
		if (!fault) return captions;
		say(fault);
		answers.website = await askAgain();
	}
}

async function askForCaptions(proposed: readonly string[]): Promise<string> {
	const captions: string[] = [];
	for (const [i, caption] of proposed.entries())
		captions.push(
			await askText({
				question: `Bildunterschrift ${i + 1} von ${proposed.length}`,
				why: 'Enter: so lassen.',
				given: caption,
				check: (typed) => (typed === '' ? 'Erwartet eine Unterschrift.' : undefined),
			}),
		);
	return joinCaptions(captions);
}

/** Asks for the file of the story, or for its paragraphs, which are then kept in a file. */
async function askForStory(
	root: string,
	given: string | undefined,
	check: (file: string) => string | undefined,
): Promise<string> {
	const { question, why } = QUESTIONS.beschreibung;
	const file = await askText({
		question,
		why,
		given,
		check: (typed) => (typed === '' ? undefined : check(typed)),
	});
	if (file !== '') return file;
	const paragraphs: string[] = [];
	for (;;) {
		const paragraph = await askText({
			question: `Absatz ${paragraphs.length + 1}`,
			why: STORY[paragraphs.length] ?? 'Enter: fertig.',
			check: (typed) =>
				typed === '' && paragraphs.length < STORY.length
					? 'Es brauchen mindestens drei Absätze.'
					: undefined,
		});
		if (paragraph === '') break;
		paragraphs.push(paragraph);
	}
	const own = path.join(root, '.cache/projekt-neu.txt');
	await writeFile(own, `${paragraphs.join('\n\n')}\n`);
	return own;
}

/** What the first three paragraphs of a story say. */
const STORY = [
	'Wie es vorher war und was der Kunde brauchte.',
	'Was Sie gemacht haben.',
	'Was daraus geworden ist.',
];

/** Proposes a short name from a client's: umlauts become two letters, spaces hyphens. */
export function slugOf(client: string): string {
	const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
	return client
		.toLowerCase()
		.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z\d]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** One answer for all captions; a semicolon separates them. */
export function joinCaptions(captions: readonly string[]): string {
	return captions.map((caption) => caption.replaceAll(';', ',')).join('; ');
}

async function readKept(root: string): Promise<Partial<Answers>> {
	const file = answersFile(root);
	return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function keep(root: string, answers: Partial<Answers>): Promise<void> {
	await mkdir(path.join(root, '.cache'), { recursive: true });
	await writeFile(answersFile(root), JSON.stringify(answers));
}

/** Deletes the kept answers, once the project is complete. */
export async function forgetAnswers(root: string): Promise<void> {
	await rm(answersFile(root), { force: true });
}

function answersFile(root: string): string {
	return path.join(root, '.cache/projekt-neu.json');
}
