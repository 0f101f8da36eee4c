import { isInvented } from '../../shared/invented.ts';
import type * as dialog from '../dialog.ts';
import type { Field, Site } from './site.ts';

/** What a question is asked with. */
export type Dialog = Pick<typeof dialog, 'askText' | 'choose' | 'headline' | 'say'>;

/** A question that one line or one choice answers. What it leaves out is as usual: the answer is written into the field. */
export type Question = {
	/** What it settles, in the owner's words. */
	label: string;
	/** What the answer is for, and how it is typed. */
	why: string;
	/** Said before it is asked. */
	before?: string;
	choices?: Choices;
	/** What „-“ means, where the owner may have none. */
	none?: string;
	/** What somebody hears who has none of what is needed. */
	needed?: string;
	/** What Enter does, besides leaving what stands there. */
	enter?: { words: string; act: () => void } | undefined;
	/** What is proposed while there is only the sample. */
	proposal?: (site: Site) => string;
	/** Whether it makes sense for this owner. */
	isPossible?: (site: Site) => boolean;
	/** Whether it is asked although no stand-in is left there. */
	isOpen?: (site: Site) => boolean;
	/** What stands there in one line, where it is not the field's own text. */
	show?: (site: Site) => string;
	/** What was typed, as people write it, in the words of the file. */
	read?: (typed: string, site: Site) => string;
	/** What is wrong with a value, where the field's own rules do not say it. */
	faultOf?: (value: string, site: Site) => string | undefined;
	/** Writes the value in another way than into the field. */
	write?: (site: Site, value: string) => Written | Promise<Written>;
	/** How it reads on the page. */
	sentence?: (value: string, site: Site) => string;
	/** The questions that are asked in its place. */
	each?: (site: Site, field: Field) => Questions;
};

/** Questions by the field in which the answer stands, in the order in which they are asked. */
export type Questions = Readonly<Record<Field, Question>>;

/** A question of the interview, as it is asked. */
export type Asked = Question & { field: Field; group: string };

/** What is said of it, where the page does not show it by itself; with `again` the question is asked once more. */
type Written = undefined | { said?: string; again?: true };
type Choices = readonly (readonly [value: string, label: string])[];

/** Whether a question is asked without being named. */
export function isOpen(site: Site, question: Asked): boolean {
	return site.isStandIn(question.field) || question.isOpen?.(site) === true;
}

/** Asks, and writes the answer into the owner's files. */
export async function ask(
	site: Site,
	dialog: Dialog,
	question: Asked,
): Promise<'next' | 'back' | 'again'> {
	const { field, before, choices, enter, write, sentence } = question;
	if (before) dialog.say(before);
	const reply = choices
		? await askChoice(site, dialog, question, choices)
		: await askLine(site, dialog, question);
	if (reply.is === 'back') return 'back';
	if (reply.is === 'later') {
		enter?.act();
		return 'next';
	}
	const { value } = reply;
	if (!write) site.set(field, value);
	const written = await write?.(site, value);
	if (written?.said) dialog.say(written.said);
	if (written?.again) return 'again';
	if (sentence && value !== '') dialog.say(sentence(value, site));
	return 'next';
}

/** What is typed instead of an answer. */
const RIGHT = '=';
export const NONE = '-';
const BACK = '<';
const LATER = '';

export type Reply = { is: 'back' } | { is: 'later' } | { is: 'value'; value: string };

async function askChoice(
	site: Site,
	{ choose }: Dialog,
	question: Asked,
	choices: Choices,
): Promise<Reply> {
	const { label, why } = question;
	const current = shown(site, question) || NONE;
	const kept = isOpen(site, question) ? undefined : choices.find(([value]) => value === current);
	const stays = kept ? `Bleibt: ${kept[1]}` : 'Bleibt so';
	const value = await choose({ question: label, why }, [
		[LATER, isOpen(site, question) ? 'Später' : stays],
		...choices.filter((one) => one !== kept),
		[BACK, 'Zurück zur letzten Frage'],
	]);
	if (value === BACK) return { is: 'back' };
	if (value === LATER) return { is: 'later' };
	return { is: 'value', value: value === NONE ? '' : value };
}

/** Asks for one line. Each time it says which keys mean later, none, right as it is, and back. */
async function askLine(site: Site, { askText }: Dialog, question: Asked): Promise<Reply> {
	const { label, why, enter, none, proposal } = question;
	const value = shown(site, question);
	const isOwn = enter !== undefined || !isOpen(site, question);
	const own = isOwn ? value : undefined;
	const sample = isOwn ? '' : (proposal?.(site) ?? value);
	const keys = [
		`Enter: ${enter?.words ?? (isOwn ? 'bleibt' : 'später')}`,
		sample && !isInvented(sample) ? `${RIGHT} das Muster stimmt` : '',
		none ? `${NONE} ${none}` : '',
		`${BACK} zurück`,
	];
	const understand = (typed: string) => meaning(typed, site, question, { own, sample });
	const typed = await askText({
		question: label,
		why: `${why}\n${keys.filter(Boolean).join(' · ')}`,
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

function shown(site: Site, { field, show }: Asked): string {
	return show ? show(site) : site.text(field);
}

/** What was typed means, or what is wrong with it. `own` stands in the line, `sample` is shown and taken only by its key. */
export function meaning(
	typed: string,
	site: Site,
	{ field, none, needed, read, faultOf }: Omit<Asked, 'group' | 'label' | 'why'>,
	{ own, sample }: { own: string | undefined; sample: string },
): Reply | string {
	// A key after what stands in the line is meant as the key.
	const key = own && typed.startsWith(own) ? typed.slice(own.length).trim() : typed;
	if (key === BACK) return { is: 'back' };
	if (typed === '' || typed === own) return { is: 'later' };
	if (key === NONE) {
		if (none) return { is: 'value', value: '' };
		return needed ?? 'Ohne das geht es nicht. Enter heißt später.';
	}
	const value = key === RIGHT && sample ? sample : (read?.(typed, site) ?? typed);
	if (isInvented(value)) return 'Das ist das Muster und kann nicht Ihres sein. Enter heißt später.';
	const fault = faultOf ? faultOf(value, site) : site.faultOf(field, value);
	return fault ?? { is: 'value', value };
}
