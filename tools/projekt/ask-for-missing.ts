import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { splitLogin } from '../../shared/login.ts';
import { SERVICES, TOOLS, ZIELE } from '../../shared/projekt-schema.ts';
import { askText, choose, hasTerminal, say } from '../dialog.ts';
import { faultOf } from './check-answers.ts';
import type { Answers } from './entry.ts';

type Question = { question: string; why?: string; example?: string };
const NOT_SAID = 'Enter: nicht sagen.';
const leave = 'Enter: noch nicht.';

const QUESTIONS: Record<keyof Answers, Question> = {
	kunde: {
		question: 'Name des Kunden',
		why: 'Wie Besucher ihn lesen. Bei jeder Frage führt „<“ zurück zur Frage davor.',
		example: 'Bäckerei Süß',
	},
	slug: { question: 'Kurzname', why: 'Für Adresse und Ordner: nur a–z, 0–9 und Bindestrich.' },
	website: {
		question: 'Adresse der Website',
		why: 'Dorthin führt der Link der Besucher.',
		example: 'www.kunde.de',
	},
	branche: { question: 'Branche', why: 'Ein oder zwei Wörter.', example: 'Handwerk' },
	ziel: { question: 'Was haben Sie gemacht?' },
	standort: { question: 'Land des Kunden' },
	fuer: { question: 'Für wen? (nach „Website für“)', why: NOT_SAID, example: 'eine Praxis' },
	jahr: { question: 'Seit welchem Jahr ist die Website online?', why: NOT_SAID, example: '2026' },
	dauer: {
		question: 'Wie lange haben Sie daran gearbeitet?',
		why: NOT_SAID,
		example: 'sechs Wochen',
	},
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
 * Asks for those of the named answers that are not given or wrong, each checked as it is given; where there is no
 * terminal, they stay as they are. All are kept in .cache until `forgetAnswers`, and proposed again for the same
 * client after a failure. `recorded` is the address that is recorded instead of the public one.
 */
export async function askForMissing(
	names: readonly (keyof Answers)[],
	given: Answers,
	{
		root,
		captions = [],
		recorded,
	}: { root: string; captions?: string[]; recorded?: string | undefined },
): Promise<Answers> {
	if (!hasTerminal()) return given;
	const answers = { ...given };
	let kept = await readKept(root);
	const asked: number[] = [];
	for (let i = 0; i < names.length; i++) {
		const name = names[i] ?? 'kunde';
		const fault = answers[name] && faultOf(name, answers, root);
		if (fault) say(`--${name}: ${fault}`);
		if (!answers[name] || fault) {
			const answer = await askFor(name, { answers, kept, root, captions, recorded });
			if (answer === back) {
				// Before the first question there is none to go back to.
				i = (asked.pop() ?? i) - 1;
				answers[names[i + 1] ?? name] = '';
				continue;
			}
			answers[name] = answer;
			asked.push(i);
		}
		if (name === 'kunde' && kept.kunde !== answers.kunde) kept = { slug: slugOf(answers.kunde) };
		kept[name] = answers[name];
		await keep(root, kept);
	}
	return answers;
}

/** Typed instead of an answer: the question before is asked again, with what was answered to it. */
const back = '<';

type Asked = {
	answers: Answers;
	kept: Partial<Answers>;
	root: string;
	captions: readonly string[];
	recorded: string | undefined;
};

async function askFor(name: keyof Answers, asked: Asked): Promise<string> {
	const { answers, kept, root, captions, recorded } = asked;
	const check = (typed: string) =>
		typed === back ? undefined : faultOf(name, { ...answers, [name]: typed }, root);
	const question = QUESTIONS[name];
	if (name === 'ziel')
		return choose(question, [
			[ZIELE[0], 'Eine neue Website'],
			[ZIELE[1], 'Eine alte erneuert (Relaunch)'],
			[back, 'Zurück zur Frage davor'],
		]);
	// Where the first paragraph is of the right length, it is the sentence.
	if (name === 'kurz' && check('') === undefined) return '';
	if (name === 'unterschriften') return askForCaptions(captions);
	if (name === 'beschreibung') return askForStory(root, kept.beschreibung, check);
	if (name === 'website' && recorded)
		return askText({
			...question,
			why: `Die öffentliche, zu der Besucher kommen; aufgenommen wird ${splitLogin(recorded).address}.`,
			given: kept.website,
			check,
		});
	const given = name === 'standort' ? 'Deutschland' : undefined;
	return askText({ ...question, given: kept[name] || given, check });
}

async function askForCaptions(proposed: readonly string[]): Promise<string> {
	const captions = [...proposed];
	for (let i = 0; i < captions.length; i++) {
		const caption = await askText({
			question: `Bildunterschrift ${i + 1} von ${captions.length}`,
			why: 'Enter: so lassen.',
			given: captions[i],
			check: (typed) => (typed === '' ? 'Erwartet eine Unterschrift.' : undefined),
		});
		if (caption === back && i === 0) return back;
		if (caption === back) i -= 2;
		else captions[i] = caption;
	}
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
					? 'Bitte mindestens drei Absätze schreiben.'
					: undefined,
		});
		if (paragraph === '') break;
		if (paragraph !== back) paragraphs.push(paragraph);
		else if (paragraphs.pop() === undefined) return back;
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
