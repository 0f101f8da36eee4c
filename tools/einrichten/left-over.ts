import type { StandIn } from '../../shared/data-file.ts';
import type { Site } from '../site.ts';
import { questionFor } from './interview.ts';

/** What is still the sample's, by the groups of the interview, each with the command that asks for it. */
export function leftOver(site: Site, standIns: readonly StandIn[]): string[] {
	const left = standIns.map((standIn) => ({ standIn, question: questionFor(site, standIn) }));
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
