import { z } from 'zod';
import { strictFields } from '#shared/faults.ts';
import { IN_PAIRS, isInPairs, KNOWN_WORDS, namesKnownWords } from '#shared/known-words.ts';
import { DESCRIPTION_LENGTH } from '#shared/projekt-schema.ts';

/* What the files with the owner's texts may hold. Every `error` completes „erwartet …“ (shared/faults.ts). */

const text = (atMost = 200) =>
	z
		.string()
		.trim()
		.min(1, { error: 'einen Text' })
		.max(atMost, { error: `höchstens ${atMost} Zeichen` })
		.refine(isInPairs, { error: IN_PAIRS });

/** A text that may name facts. */
const words = (atMost?: number) => text(atMost).refine(namesKnownWords, { error: KNOWN_WORDS });

/** About's headline may name the years, too, which are counted on the visitor's day. */
const countingHeadline = text().refine(
	(headline) => namesKnownWords(headline.replaceAll('{jahre}', '')),
	{ error: `${KNOWN_WORDS}, und {jahre}` },
);

/** Names of the drawings in src/components/about/stations.svg. */
const DRAWINGS = ['house', 'bridge', 'window', 'brackets', 'orbits'] as const;

const stationSchema = strictFields({
	titel: words(40),
	text: words(120),
	zeichnung: z.enum(DRAWINGS, { error: `${DRAWINGS.join(', ')} oder keine Zeile` }).exactOptional(),
});
export type Station = z.infer<typeof stationSchema>;

const TOOLS = 'Werkzeuge mit ihrem Zweck wie „Figma (Design-Tool), Papier (Skizzen)“';
const toolsSchema = strictFields({
	bereich: words(40),
	eintraege: z.string({ error: TOOLS }).transform(readTools),
});

/** „Figma (Design-Tool), Papier (Skizzen)“: each tool, and what it is for. */
function readTools(text: string, context: z.RefinementCtx): { name: string; zweck: string }[] {
	// A comma within brackets separates nothing.
	return text.split(/,\s*(?![^(]*\))/).flatMap((tool) => {
		const [, name, zweck] = /^(.{1,30}?)\s*\((.{1,40})\)$/.exec(tool.trim()) ?? [];
		if (name && zweck) return [{ name, zweck }];
		context.addIssue({ code: 'custom', message: TOOLS });
		return [];
	});
}

/** What a question and its answer may have, in characters. */
export const QUESTION_MOST = { frage: 80, antwort: 400 };
const questionSchema = strictFields({
	frage: words(QUESTION_MOST.frage),
	antwort: words(QUESTION_MOST.antwort),
});

const { least, mostOfPage } = DESCRIPTION_LENGTH;
const description = words(mostOfPage).min(least, { error: `mindestens ${least} Zeichen` });
const page = {
	titel: words(),
	ueberschrift: words(),
	beschreibung: description,
	masslinie: words(60),
};

/** The texts by the name of their file. */
export const TEXTS = {
	start: strictFields({
		...page,
		leistungen: words(),
		about: strictFields({ titel: words(), text: words(400), knopf: words() }),
		aufruf: words(),
	}),
	about: strictFields({
		...page,
		ueberschrift: countingHeadline,
		ueberschriftAmAnfang: words(),
		absaetze: z.array(words(1000)).min(1, { error: 'mindestens einen Absatz' }),
		stationenTitel: words(),
		stationen: z.array(stationSchema).max(6, { error: 'höchstens sechs Stationen' }),
		inZahlen: words(),
		werkzeugeTitel: words(),
		werkzeuge: z.array(toolsSchema).max(8, { error: 'höchstens acht Bereiche' }),
		vorschau: words(),
	}),
	kontakt: strictFields({
		...page,
		einleitung: words(),
		kurzGefasst: words(),
		nurDirekt: words(),
		angaben: strictFields({ preisrahmen: words(), ort: words(), naechsterTermin: words() }),
		empfehlung: words(),
		preis: strictFields({ nurUnternehmen: words(), festpreis: words() }),
		ablaufTitel: words(),
		ablauf: z.array(strictFields({ titel: words(), text: words() })),
	}),
	fragen: strictFields({
		titel: words(),
		liste: z.array(questionSchema).max(8, { error: 'höchstens acht Fragen' }),
	}),
	portfolio: strictFields({
		...page,
		einleitung: words(),
		leer: words(),
		strasse: words(),
		alle: words(),
		freierPlatz: words(),
	}),
};
export type TextFile = keyof typeof TEXTS;

/** Where a file with texts lies. */
export const textFile = (name: string): string => `src/content/texte/${name}.yaml`;
