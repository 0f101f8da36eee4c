import path from 'node:path';
import { FACTS } from '../../shared/owner-schema.ts';
import { angebot } from './angebot.ts';
import { aussehen } from './aussehen.ts';
import { erreichbar } from './erreichbar.ts';
import { foto } from './foto.ts';
import { projekte } from './projekte.ts';
import type { Asked, Questions } from './question.ts';
import { recht } from './recht.ts';
import { sie } from './sie.ts';
import type { Field } from './site.ts';

/** Every question, in the order in which it is asked, in groups with the headline that the owner reads. */
export const GROUPS: Record<string, { title: string; questions: Questions }> = {
	sie: { title: 'Sie', questions: sie },
	erreichbar: { title: 'Erreichbar', questions: erreichbar },
	recht: { title: 'Recht', questions: recht },
	angebot: { title: 'Angebot und Preis', questions: angebot },
	foto: { title: 'Foto', questions: foto },
	aussehen: { title: 'Aussehen', questions: aussehen },
	projekte: { title: 'Projekte', questions: projekte },
};

/** The questions of a group, each with its field. */
export function asked(group: string, questions: Questions): Asked[] {
	return Object.entries(questions).map(([field, question]) => ({ ...question, field, group }));
}

export const questions: readonly Asked[] = Object.entries(GROUPS).flatMap(([group, one]) =>
	asked(group, one.questions),
);

/** What the owner types to be asked again: „preisrahmen“ of „freiwillig.preisrahmen.betrag“, „start“ of a text in start.yaml. */
export function nameOf({ field }: Asked): string {
	const [place = ''] = field.split(': ');
	return (
		path
			.basename(place, '.yaml')
			.replace(/^freiwillig\./, '')
			.split('.')[0] ?? ''
	);
}

/** The questions that the owner names by a group, a name, a field or a part of a name; none for another word. */
export function questionsNamed(word: string): readonly Asked[] {
	const named = questions.filter(
		(question) =>
			question.group === word ||
			nameOf(question) === word ||
			isWithin(word, question.field) ||
			isWithin(question.field, word),
	);
	if (named.length > 0) return named;
	return questions.filter((question) => nameOf(question).toLowerCase().includes(word));
}

/** The question that settles a stand-in. */
export function questionFor(file: string, field: string): Asked | undefined {
	const place = file === FACTS ? field : `${file}: ${field}`;
	return questions.find((question) => isWithin(place, question.field));
}

/** Whether a field is another one or stands in it. */
function isWithin(field: Field, outer: Field): boolean {
	return field.startsWith(outer) && /^$|^[./[]/.test(field.slice(outer.length));
}
