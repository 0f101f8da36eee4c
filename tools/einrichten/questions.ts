import { FACTS } from '../../shared/owner-schema.ts';
import { colourQuestion } from './colour.ts';
import { factQuestions } from './fact-questions.ts';
import { priceQuestions, servicesQuestion } from './offer.ts';
import { photoQuestions } from './photo.ts';
import { consentQuestion, samplesQuestion } from './projects.ts';
import type { Group, Question } from './question.ts';
import { profilesQuestion } from './reach.ts';
import { textQuestions } from './texts.ts';

/** The groups in the order in which they are asked, as the owner reads them. */
export const GROUPS: Record<Group, string> = {
	sie: 'Sie',
	erreichbar: 'Erreichbar',
	recht: 'Recht',
	angebot: 'Angebot und Preis',
	foto: 'Foto',
	aussehen: 'Aussehen',
	projekte: 'Projekte',
};
const order = Object.keys(GROUPS);

/** Every question of the interview, in the order in which it is asked. */
export const questions: readonly Question[] = [
	...priceQuestions,
	...factQuestions.filter(({ group }) => group !== 'aussehen'),
	profilesQuestion,
	servicesQuestion,
	...photoQuestions,
	colourQuestion,
	...factQuestions.filter(({ group }) => group === 'aussehen'),
	samplesQuestion,
	consentQuestion,
	...textQuestions,
].toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));

/** The questions that the owner names by a group, a key, a field or a file of texts; none for another word. */
export function questionsNamed(word: string): Question[] {
	return questions.filter(
		({ group, key, fields }) =>
			group === word ||
			key === word ||
			fields.some((field) => settles(field, word) || settles(word, field) || isIn(field, word)),
	);
}

/** The question that settles a stand-in. */
export function questionFor(file: string, field: string): Question | undefined {
	const place = file === FACTS ? field : `${file}: ${field}`;
	return questions.find(({ fields }) =>
		fields.some((settled) => settles(settled, place) || file.startsWith(settled)),
	);
}

/** Whether a field is another one or holds it. */
function settles(field: string, within: string): boolean {
	return within === field || within.startsWith(`${field}.`) || within.startsWith(`${field}[`);
}

/** Whether a field stands in the file of texts of that name: „start“. */
function isIn(field: string, name: string): boolean {
	return field.includes(`/${name}.yaml: `);
}
