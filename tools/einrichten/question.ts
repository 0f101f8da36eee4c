import { isInvented } from '../../shared/invented.ts';
import { askText, choose, say } from '../dialog.ts';
import type { Field, Site } from './site.ts';

export type Group = 'sie' | 'erreichbar' | 'recht' | 'angebot' | 'foto' | 'aussehen' | 'projekte';

export type Question = {
	group: Group;
	/** What the owner names to be asked again: `npm run einrichten -- preis`. */
	key: string;
	/** What it settles, in the owner's words. */
	label: string;
	/** Where visitors see it. */
	page: string;
	/** What it settles; a field settles all within it. */
	fields: readonly Field[];
	/** Whether it makes sense for this owner. */
	isPossible: (site: Site) => boolean;
	/** Whether it is asked without being named. */
	isOpen: (site: Site) => boolean;
	/** Asks, and writes the answer into the owner's files. */
	ask: (site: Site) => Promise<'next' | 'back'>;
};

type Choices = readonly (readonly [value: string, label: string])[];

/** A question that one line or one choice answers. */
export type Fact = Pick<Question, 'group' | 'key' | 'label' | 'page'> & {
	field: Field;
	/** Another field that the answer settles. */
	also?: Field;
	why: string;
	/** Whether the owner may have none; else what is said to somebody who has none. */
	none?: true | string;
	choices?: Choices;
	/** What is proposed while there is only the sample. */
	proposal?: (site: Site) => string;
	isPossible?: (site: Site) => boolean;
	/** Whether it is asked although the value is the owner's own. */
	isOpen?: (site: Site) => boolean;
	/** What was typed, as people write it, in the words of the file. */
	read?: (typed: string, site: Site) => string;
	/** Writes the value in another way than into the field. */
	write?: (site: Site, value: string) => void;
	/** What is wrong with a value, where the field's own rules do not say it. */
	faultOf?: (site: Site, value: string) => string | undefined;
	/** The value as it stands in the line, where it is not the field's own text. */
	show?: (site: Site) => string;
	/** How it reads on the page. */
	sentence?: (site: Site, value: string) => string;
};

/** The question for one fact. */
export function factQuestion(fact: Fact): Question {
	const { group, key, label, page, field, also } = fact;
	return {
		...{ group, key, label, page, fields: also ? [field, also] : [field] },
		isPossible: (site) => fact.isPossible?.(site) !== false,
		isOpen: (site) => site.isStandIn(field) || fact.isOpen?.(site) === true,
		async ask(site) {
			const reply = fact.choices
				? await askChoice(site, fact, fact.choices)
				: await askLine(lineOf(site, fact));
			if (reply.is === 'back') return 'back';
			if (reply.is !== 'value') return 'next';
			if (fact.write) fact.write(site, reply.value);
			else site.set(field, reply.value);
			if (fact.sentence && reply.value) say(fact.sentence(site, reply.value));
			return 'next';
		},
	};
}

async function askChoice(site: Site, fact: Fact, choices: Choices): Promise<Reply> {
	const { label, why, field } = fact;
	const open = factIsOpen(site, fact);
	const current = site.text(field) || NONE;
	const value = await choose({ question: label, why, given: open ? LATER : current }, [
		...(open ? [[LATER, 'Später'] as const] : []),
		...choices,
		[BACK, 'Zurück zur letzten Frage'],
	]);
	if (value === BACK) return { is: 'back' };
	if (value === LATER) return { is: 'later' };
	return { is: 'value', value: value === NONE ? '' : value };
}

function factIsOpen(site: Site, { field, isOpen }: Fact): boolean {
	return site.isStandIn(field) || isOpen?.(site) === true;
}

/** What is typed instead of an answer. */
const RIGHT = '=';
export const NONE = '-';
const BACK = '<';
const LATER = '?';

export type Reply = { is: 'back' } | { is: 'later' } | { is: 'value'; value: string };

type Line = {
	question: string;
	why: string;
	/** What the owner has answered before; it stands in the line, and Enter keeps it. */
	own?: string | undefined;
	/** The sample, shown and not taken without a word. */
	sample?: string | undefined;
	none?: true | string | undefined;
	/** What Enter and „-“ mean, where it is said in other words. */
	words?: { enter: string; none?: string };
	read: (typed: string) => string;
	faultOf: (value: string) => string | undefined;
};

function lineOf(site: Site, fact: Fact): Line {
	const { label, why, field, none, proposal, read, faultOf, show } = fact;
	const value = show ? show(site) : site.text(field);
	const isOwn = !factIsOpen(site, fact);
	return {
		question: label,
		...{ why, none },
		own: isOwn ? value : undefined,
		sample: isOwn ? undefined : (proposal?.(site) ?? value),
		read: (typed) => read?.(typed, site) ?? typed,
		faultOf: (text) => faultOf?.(site, text) ?? (faultOf ? undefined : site.faultOf(field, text)),
	};
}

/** Asks for one line. Each time it says which keys mean later, none, right as it is, and back. */
export async function askLine({
	question,
	why,
	own,
	sample,
	words,
	...line
}: Line): Promise<Reply> {
	const canBeRight = Boolean(sample) && !isInvented(sample ?? '');
	const keys = [
		`Enter: ${words?.enter ?? (own === undefined ? 'später' : 'bleibt')}`,
		...(canBeRight ? [`${RIGHT} das Muster stimmt`] : []),
		...(line.none === true ? [`${NONE} ${words?.none ?? 'habe ich nicht'}`] : []),
		`${BACK} zurück`,
	];
	const understand = (typed: string) =>
		meaning(typed, { own, sample: canBeRight ? sample : '', ...line });
	const typed = await askText({
		question,
		why: [why, keys.join(' · ')].filter(Boolean).join('\n'),
		example: sample,
		given: own,
		check: (text) => {
			const reply = understand(text);
			return typeof reply === 'string' ? reply : undefined;
		},
	});
	const reply = understand(typed);
	if (typeof reply === 'string') throw new Error(reply);
	return reply;
}

/** What was typed means, or what is wrong with it. */
export function meaning(
	typed: string,
	{ own, sample, none, read, faultOf }: Omit<Line, 'question' | 'why' | 'words'>,
): Reply | string {
	// A key after what stands in the line is meant as the key.
	const key = own && typed.startsWith(own) ? typed.slice(own.length).trim() : typed;
	if (key === BACK) return { is: 'back' };
	if (typed === '' || typed === own) return { is: 'later' };
	if (key === RIGHT)
		return sample
			? { is: 'value', value: sample }
			: 'Das Muster ist erfunden und kann nicht Ihres sein. Enter heißt später.';
	if (key === NONE) {
		if (none === true) return { is: 'value', value: '' };
		return none ?? 'Ohne das geht es nicht. Enter heißt später.';
	}
	const value = read(typed);
	if (isInvented(value)) return 'Das ist das Muster. Bitte Ihre eigene Angabe, oder Enter: später.';
	const fault = faultOf(value);
	return fault ?? { is: 'value', value };
}
