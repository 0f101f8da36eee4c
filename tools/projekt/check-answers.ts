import { existsSync } from 'node:fs';
import { quote } from '../../shared/faults.ts';
import { DESCRIPTION_LENGTH, paragraphs } from '../../shared/projekt-schema.ts';
import { entryFile } from './entries.ts';
import { type Answers, answerSchema } from './entry.ts';
import { faultOfDay } from './read-day.ts';

/** Names of the answers, in the order of the questions. */
export const answerNames = Object.keys(answerSchema.shape) as (keyof Answers)[];

/** One line for each answer that is missing or wrong. */
export function faultsOfAnswers(answers: Answers, root: string): string[] {
	return answerNames.flatMap((name) => {
		const fault = faultOf(name, answers, root);
		const what = answers[name] === '' ? 'fehlt' : quote(answers[name]);
		return fault ? [`--${name} ${what}: ${fault}`] : [];
	});
}

/** What is wrong with one answer, beside the others. */
export function faultOf(name: keyof Answers, answers: Answers, root: string): string | undefined {
	if (name === 'slug' && existsSync(entryFile(root, answers.slug)))
		return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
	if (name === 'freigabe' && answers.freigabe) return faultOfDay(answers.freigabe, new Date());
	const { error } = answerSchema.shape[name].safeParse(answers[name]);
	if (error) return `Erwartet ${error.issues[0]?.message}`;
	if (name !== 'kurz') return undefined;
	// Without `kurz`, search results show the first paragraph.
	const text = answerSchema.shape.beschreibung.safeParse(answers.beschreibung).data ?? '';
	const first = paragraphs(text)[0];
	const { length } = answers.kurz || first || '';
	const { least, most } = DESCRIPTION_LENGTH;
	if (length === 0 || (length >= least && length <= most)) return undefined;
	const what = answers.kurz ? 'Der Satz' : 'Der erste Absatz';
	return `${what} hat ${length} Zeichen, für Suchmaschinen sollen es ${least} bis ${most} sein. Bitte ändern${answers.kurz ? '' : ' oder hier einen eigenen Satz angeben'}.`;
}

export function faultOfCaptions({ unterschriften }: Answers, pictures: number): string | undefined {
	const count = unterschriften.split(';').filter((caption) => caption.trim()).length;
	if (count === 0 || count === pictures) return undefined;
	return `Erwartet ${pictures} Bildunterschriften, mit Semikolon getrennt; gefunden ${count}.`;
}
