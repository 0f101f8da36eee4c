import { FACTS } from '../../shared/owner-schema.ts';
import { colourQuestion } from './colour.ts';
import { factQuestions } from './facts.ts';
import { priceQuestion, servicesQuestion } from './offer.ts';
import { photoQuestion } from './photo.ts';
import { consentQuestion, samplesQuestion } from './projects.ts';
import type { Group, Question } from './question.ts';
import { contractQuestion, profilesQuestion } from './reach.ts';
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

/** Every question of the interview, in the order in which it is asked within its group. */
export const questions: readonly Question[] = [
	...factQuestions.filter(({ group }) => group !== 'angebot'),
	profilesQuestion,
	contractQuestion,
	priceQuestion,
	...factQuestions.filter(({ group }) => group === 'angebot'),
	servicesQuestion,
	photoQuestion,
	colourQuestion,
	...textQuestions,
	samplesQuestion,
	consentQuestion,
];

/** The questions that the owner names by a group or a key; undefined for a word that is neither. */
export function questionsNamed(word: string): Question[] | undefined {
	const named = questions.filter(({ group, key }) => group === word || key === word);
	return named.length > 0 ? named : undefined;
}

/** The question that settles a stand-in: a field of inhaber.yaml, or a file. */
export function questionFor(file: string, field: string): Question | undefined {
	return questions.find(({ settles }) =>
		settles.some((settled) =>
			file === FACTS
				? field === settled || field.startsWith(`${settled}.`) || field.startsWith(`${settled}[`)
				: file.startsWith(settled),
		),
	);
}
