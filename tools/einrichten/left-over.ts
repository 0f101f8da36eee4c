import type { StandIn } from '../../shared/data-file.ts';
import { questionFor } from './interview.ts';

/** What is still the sample's, page by page in the owner's words, each with the command that asks for it. */
export function leftOver(standIns: readonly StandIn[]): string[] {
	const commands = new Map<string, Map<string, string>>();
	for (const { file, line, field } of standIns) {
		const question = questionFor(file, field);
		const page = question?.page ?? 'Von Hand';
		const label = question?.label ?? `${file}, Zeile ${line}`;
		const command = question ? `npm run einrichten -- ${question.key}` : '„!muster“ dort wegnehmen';
		const labels = commands.get(page) ?? new Map<string, string>();
		commands.set(page, labels.set(label, command));
	}
	return [...commands].flatMap(([page, labels]) => {
		const width = Math.max(...[...labels.keys()].map(({ length }) => length));
		return [page, ...[...labels].map(([label, command]) => `  ${label.padEnd(width)}  ${command}`)];
	});
}
