import type { StandIn } from '../../shared/data-file.ts';
import { GROUPS, nameOf, questionFor } from './questions.ts';

/** What is still the sample's, by the groups of the interview, each with the command that asks for it. */
export function leftOver(standIns: readonly StandIn[]): string[] {
	const groups = Map.groupBy(standIns, ({ file, field }) => questionFor(file, field)?.group);
	return [...groups].flatMap(([group, inGroup]) => {
		const labels = new Map(
			inGroup.map(({ file, line, field }) => {
				const question = questionFor(file, field);
				return question
					? [question.label, `npm run einrichten -- ${nameOf(question)}`]
					: [`${file}, Zeile ${line}`, '„!muster“ dort wegnehmen'];
			}),
		);
		const width = Math.max(...[...labels.keys()].map(({ length }) => length));
		const lines = [...labels].map(([label, command]) => `  ${label.padEnd(width)}  ${command}`);
		return [GROUPS[group ?? '']?.title ?? 'Von Hand', ...lines];
	});
}
