import { existsSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTION_LENGTH, entryFile, paragraphs } from '#shared/projekt-schema.ts';
import { faultOfDay } from '../as-day.ts';
import type { Site } from '../site.ts';
import { type Answers, answerSchema } from './entry.ts';

/** What is wrong with one answer, beside the others. */
export function faultOfAnswer(
	name: keyof Answers,
	answers: Answers,
	{ root, today }: Site,
): string | undefined {
	if (name === 'slug' && existsSync(path.join(root, entryFile(answers.slug))))
		return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
	if (name === 'freigabe' && answers.freigabe) return faultOfDay(answers.freigabe, today);
	const { error } = answerSchema.shape[name].safeParse(answers[name]);
	if (error) return `Erwartet ${error.issues[0]?.message}.`;
	return name === 'kurz' ? faultOfLength(answers) : undefined;
}

/** Search results show the sentence `kurz`, and without it the first paragraph. */
function faultOfLength({ kurz, beschreibung }: Answers): string | undefined {
	const text = answerSchema.shape.beschreibung.safeParse(beschreibung).data ?? '';
	const { length } = kurz || paragraphs(text)[0] || '';
	const { least, most } = DESCRIPTION_LENGTH;
	if (length === 0 || (length >= least && length <= most)) return undefined;
	const should = `hat ${length} Zeichen, für Suchmaschinen sollen es ${least} bis ${most} sein`;
	return kurz
		? `Der Satz ${should}. Bitte ändern.`
		: `Der erste Absatz ${should}. Bitte ändern oder hier einen eigenen Satz angeben.`;
}
