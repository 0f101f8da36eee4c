import { splitLogin } from '#shared/login.ts';
import { DESCRIPTION_LENGTH, SERVICES, TOOLS, ZIELE } from '#shared/projekt-schema.ts';
import type { Wording } from '../dialog.ts';
import { choice, line, nothing, possibleIf, type Question } from '../question.ts';
import type { Answers } from './entry.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** How each answer is asked for; `none` is what „-“ means where it may be left out. */
const WORDINGS: Record<keyof Answers, Required<Wording> & { none?: string }> = {
	kunde: { label: 'Name des Kunden', help: 'Wie Besucher ihn lesen, etwa „Bäckerei Süß“.' },
	slug: { label: 'Kurzname', help: 'Für Adresse und Ordner: nur a–z, 0–9 und Bindestrich.' },
	website: {
		label: 'Adresse der Website',
		help: 'Dorthin führt der Link der Besucher, etwa www.kunde.de.',
	},
	branche: { label: 'Branche', help: 'Ein oder zwei Wörter, etwa „Handwerk“.' },
	ziel: { label: 'Was haben Sie gemacht?', help: 'Steht bei den Angaben zum Projekt.' },
	standort: { label: 'Land des Kunden', help: 'Steht bei den Angaben zum Projekt.' },
	fuer: {
		label: 'Für wen? (nach „Website für“)',
		help: 'Etwa „eine Praxis“.',
		none: 'nicht sagen',
	},
	jahr: {
		label: 'Seit welchem Jahr ist die Website online?',
		help: 'Etwa 2026.',
		none: 'nicht sagen',
	},
	dauer: {
		label: 'Wie lange haben Sie daran gearbeitet?',
		help: 'Etwa „sechs Wochen“.',
		none: 'nicht sagen',
	},
	tools: {
		label: 'Verwendete Werkzeuge',
		help: `Mit Komma, wie man sie schreibt, etwa „${TOOLS.join(', ')}“.`,
	},
	service: { label: 'Ihre Leistungen', help: `Mit Komma, etwa „${SERVICES.join(', ')}“.` },
	beschreibung: { label: 'Gibt es die Beschreibung als Textdatei?', help: 'Ihr Pfad.' },
	kurz: {
		label: 'Ein Satz für Suchmaschinen',
		help: `${DESCRIPTION_LENGTH.least} bis ${DESCRIPTION_LENGTH.most} Zeichen; ohne ihn gilt der erste Absatz, wenn er so lang ist.`,
		none: 'der erste Absatz',
	},
	unterschriften: { label: 'Bildunterschrift', help: 'Steht unter dem Bild.' },
	freigabe: {
		label: 'Wann hat der Kunde zugestimmt, gezeigt zu werden?',
		help: 'Etwa 28.11.2026 oder heute. Online gehen darf das Projekt erst damit.',
		none: 'noch nicht',
	},
	bildnachweis: {
		label: 'Wer hat die Fotos auf seiner Website gemacht?',
		help: 'Steht im Impressum.',
		none: 'niemand zu nennen',
	},
};

/** The questions about a new project. `recorded` is the address that is recorded instead of the public one. */
export function projektQuestions(
	kept: KeptAnswers,
	names: readonly (keyof Answers)[],
	recorded?: string,
): Question[] {
	const questions = names.flatMap((name) => {
		if (name === 'ziel') return zielQuestion(kept);
		if (name === 'beschreibung') return storyQuestions(kept);
		if (name === 'unterschriften') return captionQuestions(kept);
		// Where the first paragraph is of the right length, it is the sentence.
		const isWrong = (answer: string) => kept.faultOf(name, answer) !== undefined;
		if (name === 'kurz')
			return possibleIf(['', kept.answers.kurz].some(isWrong), [lineFor(kept, name)]);
		if (name === 'slug') return lineFor(kept, name, slugOf(kept.answers.kunde));
		if (name === 'standort') return lineFor(kept, name, 'Deutschland');
		const question = lineFor(kept, name);
		if (name !== 'website' || !recorded) return question;
		const help = `Die öffentliche, zu der Besucher kommen; aufgenommen wird ${splitLogin(recorded).address}.`;
		return { ...question, help };
	});
	return [...possibleIf(kept.begun !== '', [begunQuestion(kept)]), ...questions];
}

function begunQuestion(kept: KeptAnswers): Question {
	return choice({
		id: 'begonnen',
		label: `Weiter mit „${kept.begun}“?`,
		help: 'Dieses Projekt ist noch nicht fertig; Ihre Antworten dazu sind noch da.',
		choices: [
			['Ja', () => kept.goOn()],
			['Nein, ein anderes beginnen und diese Antworten löschen', () => kept.beginAnew()],
		],
	});
}

function lineFor(kept: KeptAnswers, name: keyof Answers, proposed = ''): Question {
	const { label, help, none } = WORDINGS[name];
	const own = kept.answers[name] || proposed;
	const take = (typed: string) => kept.faultOf(name, typed) ?? (() => kept.set(name, typed));
	return line({
		id: name,
		label,
		help,
		own,
		enter: { label: own ? 'bleibt' : (none ?? 'weiter'), means: take(own) },
		none: none ? { label: none, means: take('') } : undefined,
		take,
	});
}

/** The choice that holds comes first: Enter takes it. */
function zielQuestion(kept: KeptAnswers): Question {
	const ziele = [
		['Eine neue Website', ZIELE[0]],
		['Eine alte erneuert (Relaunch)', ZIELE[1]],
	] as const;
	const holds = (ziel: string) => Number(ziel === kept.answers.ziel);
	const sorted = ziele.toSorted(([, a], [, b]) => holds(b) - holds(a));
	const choices = sorted.map(([label, ziel]) => [label, () => kept.set('ziel', ziel)] as const);
	return choice({ id: 'ziel', ...WORDINGS.ziel, choices });
}

/** What the first three paragraphs of a story say. */
const STORY = [
	'Wie es vorher war und was der Kunde brauchte.',
	'Was Sie gemacht haben.',
	'Was daraus geworden ist.',
];

/** The file of the story, or its paragraphs, one after the other. */
function storyQuestions(kept: KeptAnswers): Question[] {
	const { story, answers } = kept;
	const isWrittenHere = answers.beschreibung === story;
	const none = { label: 'hier schreiben', means: () => kept.set('beschreibung', story) };
	const hasFile = answers.beschreibung !== '' && !isWrittenHere;
	const withoutFile = { own: '', enter: none };
	return [
		{ ...lineFor(kept, 'beschreibung'), none, ...(hasFile ? {} : withoutFile) },
		...possibleIf(isWrittenHere, paragraphQuestions(kept)),
	];
}

function paragraphQuestions(kept: KeptAnswers): Question[] {
	const { paragraphs: written } = kept;
	const before = written.map((text, i) =>
		line({
			id: `absatz[${i}]`,
			label: `Absatz ${i + 1}`,
			help: STORY[i] ?? 'Was noch zu sagen ist.',
			own: text,
			none: {
				label: 'weglassen',
				means() {
					kept.writeStory(written.toSpliced(i, 1));
					return { next: 'here' };
				},
			},
			take: (typed) => () => kept.writeStory(written.with(i, typed)),
		}),
	);
	return [...before, nextParagraph(kept, written)];
}

function nextParagraph(kept: KeptAnswers, written: readonly string[]): Question {
	const { length } = written;
	return line({
		id: `absatz[${length}]`,
		label: `Absatz ${length + 1}`,
		help: STORY[length] ?? 'Was noch zu sagen ist.',
		enter:
			length < STORY.length
				? { label: 'weiter', means: 'Bitte mindestens drei Absätze schreiben.' }
				: { label: 'fertig', means: nothing },
		take: (typed) => () => kept.writeStory([...written, typed]),
	});
}

function captionQuestions(kept: KeptAnswers): Question[] {
	const captions = splitCaptions(kept.answers.unterschriften);
	return captions.map((caption, i) =>
		line({
			id: `unterschriften[${i}]`,
			label: `${WORDINGS.unterschriften.label} ${i + 1} von ${captions.length}`,
			help: WORDINGS.unterschriften.help,
			own: caption,
			take: (typed) => () => kept.set('unterschriften', joinCaptions(captions.with(i, typed))),
		}),
	);
}

/** One answer for all captions; a semicolon separates them. */
export function joinCaptions(captions: readonly string[]): string {
	return captions.map((caption) => caption.replaceAll(';', ',')).join('; ');
}

export function splitCaptions(text: string): string[] {
	return text.split(';').map((caption) => caption.trim());
}

/** Proposes a short name from a client's: umlauts become two letters, spaces hyphens. */
export function slugOf(client: string): string {
	const letters: Record<string, string> = {
		ä: 'ae',
		ö: 'oe',
		ü: 'ue',
		ß: 'ss',
		ø: 'o',
		æ: 'ae',
		œ: 'oe',
		ł: 'l',
		đ: 'd',
		ı: 'i',
	};
	return client
		.normalize('NFC')
		.toLowerCase()
		.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z\d]+/g, '-')
		.replace(/^-|-$/g, '');
}
