import type { z } from 'zod';
import { fragen } from '../content/texte/fragen.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import { optionalFacts, type Price, readFacts } from './owner-facts.ts';
import { questionsSchema } from './owner-schema.ts';

type Question = z.infer<typeof questionsSchema>['liste'][number];

/** Frequent questions, for the contact page; one whose answer names prices only where the owner has some. */
export const questions: Question[] = answered(readQuestions(fragen), optionalFacts.preisrahmen);

/** @throws one Error that names every fault */
export function readQuestions(source: unknown): Question[] {
	return readFacts(questionsSchema, source, 'src/content/texte/fragen.ts').liste;
}

/**
 * Puts the owner's prices in place of {von}, {bis} and {umsatzsteuer}; leaves out a question whose
 * answer names a price that the owner has not given.
 */
export function answered(questions: readonly Question[], price?: Price): Question[] {
	const umsatzsteuer = price && kontakt.preis.umsatzsteuer[price.umsatzsteuer];
	const words = { '{von}': price?.von, '{bis}': price?.bis, '{umsatzsteuer}': umsatzsteuer };
	return questions.flatMap(({ frage, antwort }) => {
		const asked = Object.entries(words).filter(([name]) => antwort.includes(name));
		if (asked.some(([, word]) => !word)) return [];
		const answer = asked.reduce(
			(text, [name, word = '']) => text.replaceAll(name, () => word),
			antwort,
		);
		return { frage, antwort: answer };
	});
}
