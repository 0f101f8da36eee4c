import path from 'node:path';
import { isWithin } from '../../shared/faults.ts';
import { askAll, type Dialog, type Question } from '../question.ts';
import type { Site } from '../site.ts';
import { angebot } from './angebot.ts';
import { aussehen } from './aussehen.ts';
import { erreichbar } from './erreichbar.ts';
import { foto } from './foto.ts';
import { projekte } from './projekte.ts';
import { recht } from './recht.ts';
import { sie } from './sie.ts';

/** What is asked, in the order in which it is asked; the owner reads the headlines. */
const GROUPS = [
	{ group: 'sie', headline: 'Sie', questions: sie },
	{ group: 'erreichbar', headline: 'Erreichbar', questions: erreichbar },
	{ group: 'recht', headline: 'Recht', questions: recht },
	{ group: 'angebot', headline: 'Angebot und Preis', questions: angebot },
	{ group: 'foto', headline: 'Foto', questions: foto },
	{ group: 'aussehen', headline: 'Aussehen', questions: aussehen },
	{ group: 'projekte', headline: 'Projekte', questions: projekte },
];

/** A question with what the owner types to be asked again: its group, or its own name. */
export type NamedQuestion = Question & { group: string; name: string };

/**
 * Asks for all that is open, or for what the owner names, even if it is his already.
 * @returns whether the owner left before the last question
 */
export function interview(site: Site, dialog: Dialog, typed: readonly string[]): Promise<boolean> {
	return askAll(dialog, () => {
		if (typed.length === 0) return allQuestions(site);
		const named = typed.flatMap((word) => questionsNamed(site, word));
		// Two words may name the same one.
		const once = new Map(named.map((question) => [question.id, question]));
		return [...once.values()].map((question) => ({ ...question, isOpen: true }));
	});
}

/** Every question as things stand now. */
export function allQuestions(site: Site): NamedQuestion[] {
	return GROUPS.flatMap(({ group, headline, questions }) =>
		questions(site).map((question) => {
			const name = nameOf(question.id);
			return { ...question, group, name, headline };
		}),
	);
}

/** „preisrahmen“ of „freiwillig.preisrahmen.betrag“, „start“ of a text in start.yaml. */
function nameOf(id: string): string {
	const [place = ''] = id.split(': ');
	const name = path.basename(place, '.yaml').replace(/^freiwillig\./, '');
	return name.split(/[.[]/)[0] ?? '';
}

/** The questions that the owner names by a group, a name, a field or a part of a name; none for another word. */
export function questionsNamed(site: Site, typed: string): NamedQuestion[] {
	// Items of a list are asked for together: the last question takes the list's tag away.
	const word = typed.toLowerCase().replace(/\[.*/, '');
	const all = allQuestions(site);
	const named = all.filter((question) => {
		const id = question.id.toLowerCase();
		const names = [question.group, question.name.toLowerCase()];
		return names.includes(word) || isWithin(word, id) || isWithin(id, word);
	});
	if (named.length > 0) return named;
	return all.filter(({ id, name }) =>
		[name, id.split(': ').at(-1)].some((part) => part?.toLowerCase().includes(word)),
	);
}
