import path from 'node:path';
import type { StandIn } from '../../shared/data-file.ts';
import { isWithin } from '../../shared/faults.ts';
import { askAll, type Dialog, type Question } from '../question.ts';
import { type Field, fieldIn, type Site } from '../site.ts';
import { angebot } from './angebot.ts';
import { aussehen } from './aussehen.ts';
import { erreichbar } from './erreichbar.ts';
import { foto } from './foto.ts';
import { projekte } from './projekte.ts';
import { recht } from './recht.ts';
import { sie } from './sie.ts';

/** Every question in the order in which it is asked, in groups with the headline that the owner reads. */
const GROUPS: Record<string, { headline: string; questions: (site: Site) => Question[] }> = {
	sie: { headline: 'Sie', questions: sie },
	erreichbar: { headline: 'Erreichbar', questions: erreichbar },
	recht: { headline: 'Recht', questions: recht },
	angebot: { headline: 'Angebot und Preis', questions: angebot },
	foto: { headline: 'Foto', questions: foto },
	aussehen: { headline: 'Aussehen', questions: aussehen },
	projekte: { headline: 'Projekte', questions: projekte },
};

/**
 * Asks for all that is open, or for what the owner names, even if it is his already.
 * @returns whether the owner left before the last question
 */
export function interview(site: Site, dialog: Dialog, words: readonly string[]): Promise<boolean> {
	return askAll(dialog, () => {
		if (words.length === 0) return allQuestions(site);
		const named = words.flatMap((word) => questionsNamed(site, word));
		// Two words may name the same one.
		const once = new Map(named.map((question) => [question.field, question]));
		return [...once.values()].map((question) => ({ ...question, isOpen: true }));
	});
}

/** The questions that the owner names by a group, a name, a field or a part of a name; none for another word. */
export function questionsNamed(site: Site, typed: string): readonly Question[] {
	const word = typed.toLowerCase();
	const all = allQuestions(site).map((question) => {
		const field = question.field.toLowerCase();
		return { question, field, name: typedName(field) };
	});
	const named = all.filter(
		({ question, field, name }) =>
			question.headline === GROUPS[word]?.headline ||
			name === word ||
			isWithin(word, field) ||
			isWithin(field, word),
	);
	const meant = named.length > 0 ? named : all.filter(({ name }) => name.includes(word));
	return meant.map(({ question }) => question);
}

/** The question that settles a stand-in. */
export function questionFor(site: Site, { file, field }: StandIn): Question | undefined {
	const place = fieldIn(file, field);
	return allQuestions(site).find((question) => isWithin(place, question.field));
}

/** What may be named in each group. */
export function namesByGroup(site: Site): [group: string, names: readonly string[]][] {
	return Object.entries(GROUPS).map(([group, { questions }]) => [
		group,
		[...new Set(questions(site).map(({ field }) => typedName(field)))],
	]);
}

/** What the owner types to be asked again: „preisrahmen“ of „freiwillig.preisrahmen.betrag“, „start“ of a text in start.yaml. */
export function typedName(field: Field): string {
	const [place = ''] = field.split(': ');
	const name = path.basename(place, '.yaml').replace(/^freiwillig\./, '');
	return name.split(/[.[]/)[0] ?? '';
}

function allQuestions(site: Site): Question[] {
	return Object.values(GROUPS).flatMap(({ headline, questions }) =>
		questions(site).map((question) => ({ ...question, headline })),
	);
}
