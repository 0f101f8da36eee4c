import path from 'node:path';
import { isWithin } from '#shared/faults.ts';
import { askAll, type Dialog, type Question } from '../question.ts';
import type { Site } from '../site.ts';
import { angebot } from './angebot.ts';
import { aussehen } from './aussehen.ts';
import { erreichbar } from './erreichbar.ts';
import { foto } from './foto.ts';
import { projekte } from './projekte.ts';
import { recht } from './recht.ts';
import { sie } from './sie.ts';

/** What is asked, in the order in which it is asked. */
const GROUPS = [
	{ group: 'sie', headline: 'Sie', questions: sie },
	{ group: 'erreichbar', headline: 'Erreichbar', questions: erreichbar },
	{ group: 'recht', headline: 'Recht', questions: recht },
	{ group: 'angebot', headline: 'Angebot und Preis', questions: angebot },
	{ group: 'foto', headline: 'Foto', questions: foto },
	{ group: 'aussehen', headline: 'Aussehen', questions: aussehen },
	{ group: 'projekte', headline: 'Projekte', questions: projekte },
];

/**
 * A question with what the owner types to be asked again; several share both.
 *
 * | id       | „freiwillig.preisrahmen.spanne“                 | the code's word; the owner may type it, too  |
 * | name     | „preisrahmen“                                   | what commands and help tell him to type      |
 * | group    | „angebot“                                       | what he types for all below a headline       |
 * | headline | „Angebot und Preis“                             | what he reads above them                     |
 * | label    | „Zwischen welchen Beträgen liegen die meisten?“ | what he is asked                             |
 */
export type NamedQuestion = Question & { group: string; name: string };

/**
 * Asks for all that is open, or for what the owner names, even if it is his already, and what his answers reopen.
 * @returns whether the owner left before the last question
 */
export function interview(site: Site, dialog: Dialog, wanted: readonly string[]): Promise<boolean> {
	if (wanted.length === 0) return askAll(dialog, () => allQuestions(site));
	const open = allQuestions(site).filter(({ isOpen }) => isOpen);
	const openBefore = new Set(open.map(({ id }) => id));
	return askAll(dialog, () => {
		const all = allQuestions(site);
		const named = new Set(wanted.flatMap((word) => questionsNamed(all, word)));
		return all.map((question) => ({
			...question,
			isOpen: named.has(question) || (question.isOpen && !openBefore.has(question.id)),
		}));
	});
}

/** Every question as things stand now. */
export function allQuestions(site: Site): NamedQuestion[] {
	return GROUPS.flatMap(({ group, headline, questions }) =>
		questions(site).map((one) => ({ ...one, group, name: nameOf(one.id), headline })),
	);
}

/** „preisrahmen“ of „freiwillig.preisrahmen.betrag“, „start“ of a text in start.yaml. */
function nameOf(id: string): string {
	const [fileOrField = ''] = id.split(': ');
	const name = path.basename(fileOrField, '.yaml').replace(/^freiwillig\./, '');
	return name.split(/[.[]/)[0] ?? '';
}

/** The questions that a word means: a group, a name, an id or a part of a name; none for another word. */
export function questionsNamed(all: readonly NamedQuestion[], typed: string): NamedQuestion[] {
	// Items of a list are asked for together: the last question takes the list's tag away.
	const word = typed.toLowerCase().replace(/\[.*/, '');
	if (word === '') return [];
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
