import { z } from 'zod';
import { strictFields } from '#shared/faults.ts';
import { fragen } from '../content/texte/fragen.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import { optionalFacts, type Price, readFacts } from './owner-facts.ts';
import { shortText } from './owner-schema.ts';

const questionSchema = strictFields({
	frage: shortText(80).min(1, { error: 'eine Frage' }),
	antwort: shortText(400).min(1, { error: 'eine Antwort' }),
});

type Question = z.infer<typeof questionSchema>;

/** Frequent questions, for the contact page; one whose answer names prices only where the owner has some. */
export const questions: Question[] = answered(
	readQuestions(fragen.liste),
	optionalFacts.preisrahmen,
);

/** @throws one Error that names every fault */
export function readQuestions(source: unknown): Question[] {
	const list = z.array(questionSchema);
	const shape = list.max(7, { error: 'höchstens sieben Fragen' });
	return readFacts(shape, source, 'liste', 'src/content/texte/fragen.ts');
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
