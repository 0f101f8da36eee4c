import type { StandIn } from '#shared/data-file.ts';
import { isWithin } from '#shared/faults.ts';
import { fieldIn, type Site } from '../site.ts';
import { allQuestions, type NamedQuestion } from './interview.ts';

/** What is still the sample's, by the groups of the interview, each with the command that asks for it. */
export function leftOver(site: Site, standIns: readonly StandIn[]): string[] {
	const questions = allQuestions(site);
	const left = standIns.map((standIn) => ({ standIn, question: questionFor(standIn, questions) }));
	const groups = Map.groupBy(left, ({ question }) => question?.headline ?? 'Von Hand');
	return [...groups].flatMap(([headline, inGroup]) => {
		const commands = new Map(
			inGroup.map(({ standIn: { file, line }, question }) =>
				question
					? [question.label, `npm run einrichten -- ${question.name}`]
					: [`${file}, Zeile ${line}`, '„!muster“ dort wegnehmen'],
			),
		);
		const width = Math.max(...[...commands.keys()].map(({ length }) => length));
		const lines = [...commands].map(([label, command]) => `  ${label.padEnd(width)}  ${command}`);
		return [headline, ...lines];
	});
}

/** The question that settles a stand-in. */
export function questionFor(
	{ file, field }: StandIn,
	questions: readonly NamedQuestion[],
): NamedQuestion | undefined {
	const standIn = fieldIn(file, field);
	// A tagged list is asked for by its items.
	return questions.find(({ id }) => isWithin(standIn, id) || isWithin(id, standIn));
}
