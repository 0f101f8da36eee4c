import { isWithin } from '#shared/faults.ts';
import { hasInvented } from '#shared/invented.ts';
import type * as dialog from './dialog.ts';

/*
 * How commands ask. This is a whole question; the type below says what each part is, and what may be left out:
 *
 *     line({
 *         id: 'freiwillig.ort',
 *         label: 'Wo Sie arbeiten',
 *         help: 'Eine Zeile auf der Kontaktseite.',
 *         own: site.text('freiwillig.ort'),
 *         none: { label: 'steht nicht da', means: () => site.set('freiwillig.ort', '') },
 *         take: (typed) => site.faultOf('freiwillig.ort', typed) ?? (() => site.set('freiwillig.ort', typed)),
 *     })
 *
 * A question is open where its answer is still missing or the sample's, possible where it makes sense for this owner, and
 * is asked where it is both. What stands in the file is either `own`, filled in to be kept or changed, or `sample`, not
 * the owner's yet and shown until he types. In a choice, `holds` is the one that stands in the file.
 */

/** What questions are asked with. */
export type Dialog = Pick<typeof dialog, 'askText' | 'choose' | 'headline' | 'say'>;

/** A question as things stand now: after each answer all questions are made anew. */
export type Question = Common & (Line | Choice);

/** What every question says of itself. */
type Common = Required<dialog.Wording> & {
	/**
	 * Tells it from all others: the field (site.ts) of a fact or of an item of a list, else a word for the answer, as
	 * „farbe“, „freigabe: haus“. „profile[0]“ is a part of „profile“.
	 */
	id: string;
	/** What stands above it and its neighbours, once. */
	headline?: string;
	/** Whether it makes sense for this owner. */
	isPossible: boolean;
	/** Whether it is still to be answered. */
	isOpen: boolean;
};

type Line = {
	/** What stands in the line, to be kept or changed. */
	own: string;
	/** What is shown until something is typed. */
	sample: string;
	/** What Enter alone means. */
	enter: Shortcut;
	/** What is done where the owner has none: he types „-“, „keine“, the label, or `words`. */
	none?: NoneShortcut | undefined;
	take: (typed: string) => Meaning | Promise<Meaning>;
};

type Choice = {
	/** The first is taken by Enter. */
	choices: readonly (readonly [label: string, act: Act])[];
};

/** A key that may be pressed instead of typing. */
export type Shortcut = { label: string; means: Meaning };
type NoneShortcut = Shortcut & { words?: RegExp | undefined };

/** What a typed line does, or a sentence on what is wrong with it. */
export type Meaning = Act | string;

/** Writes an answer. */
export type Act = () => Outcome | Promise<Outcome>;
// biome-ignore lint/suspicious/noConfusingVoidType: most acts have nothing to say.
type Outcome = void | {
	/** What there is to say of the answer. */
	say?: string | undefined;
	/**
	 * Where to go on, if not at the next question: `here` where another one has its place now, as the next item of a list
	 * has that of one left out.
	 */
	next?: 'back' | 'here';
};

export const nothing: Act = () => {};
const goBack: Act = () => ({ next: 'back' });

const SAMPLE_KEY = '=';
const NONE_KEY = '-';
/** `NONE_KEY`, also as the longer dashes that phones type. */
const DASH = /^[-–—]$/;
/** What people type in its place. */
const NONE = /^(?:nein|niemand|kein(?:e[mnrs]?)?)$/i;
const BACK_KEY = '<';

export const LATER: Shortcut = { label: 'später', means: nothing };
const KEPT: Shortcut = { label: 'bleibt', means: nothing };

/** What every question must or may be given. */
type Options = Required<dialog.Wording> & { id: string; isOpen?: boolean };
const DEFAULTS = { isPossible: true, isOpen: true };

/** A question that is answered by a line. Without more, Enter leaves what stands there, and an answer is needed. */
export function line(options: Options & Partial<Line> & Pick<Line, 'take'>): Common & Line {
	const enter = options.own || options.isOpen === false ? KEPT : LATER;
	return { ...DEFAULTS, own: '', sample: '', enter, ...options };
}

/** A question that is answered by choosing. */
export function choice(options: Options & Choice): Question {
	return { ...DEFAULTS, ...options };
}

/** A question that is answered by choosing, where Enter puts it off, or leaves what holds. */
export function choiceOrLater({
	holds,
	choices,
	...options
}: Options & Choice & { isOpen: boolean; holds?: string | undefined }): Question {
	if (options.isOpen) return choice({ ...options, choices: [['Später', nothing], ...choices] });
	const others = choices.filter(([label]) => label !== holds);
	const kept = holds ? `Bleibt: ${holds}` : 'Bleibt so';
	return choice({ ...options, choices: [[kept, nothing], ...others] });
}

/** Questions that make sense on one condition. Otherwise they stay in the list, impossible: going back counts places in it. */
export function possibleIf<One extends Question>(
	isPossible: boolean,
	questions: readonly One[],
): One[] {
	return isPossible ? [...questions] : questions.map((one) => ({ ...one, isPossible }));
}

/**
 * Asks one question after the other: those that are possible and open. Each answer is written before the next question.
 * @param questions makes all of them as they stand now
 * @returns whether the owner left with Ctrl-C or Escape before the last one
 */
export async function askAll(
	dialog: Dialog,
	questions: () => readonly Question[],
): Promise<boolean> {
	const answered: number[] = [];
	let headline: string | undefined;
	let all = questions();
	const nextFrom = (index: number) =>
		all.findIndex((one, i) => i >= index && one.isPossible && one.isOpen);
	let at = nextFrom(0);
	for (let question = all[at]; question; question = all[at]) {
		if (question.headline && question.headline !== headline) dialog.headline(question.headline);
		headline = question.headline;
		const act = await ask(question, dialog);
		if (!act) return true;
		const { say, next } = (await act()) ?? {};
		if (next === 'back') {
			at = lastPossible(all, answered) ?? at;
			continue;
		}
		if (say) dialog.say(say);
		all = questions();
		if (next !== 'here') {
			// Whoever answers for a list as a whole has answered for its items, which have its place then.
			const isPart = (one?: Question) => one !== undefined && isWithin(one.id, question.id);
			answered.push(at++);
			while (isPart(all[at])) answered.push(at++);
		}
		at = nextFrom(at);
	}
	return false;
}

/** Takes back the answers up to the last question that is still possible; before the first one there is none. */
function lastPossible(all: readonly Question[], answered: number[]): number | undefined {
	let last = answered.pop();
	while (last !== undefined && !all[last]?.isPossible) last = answered.pop();
	return last;
}

async function ask(question: Question, { askText, choose }: Dialog): Promise<Act | undefined> {
	if ('choices' in question)
		return choose(question, [...question.choices, ['Zurück zur letzten Frage', goBack]]);
	return askText({
		...question,
		help: `${question.help}\n${keysOf(question)}`,
		take: (typed) => meaningOf(typed, question),
	});
}

/** Which keys there are, said each time: none that would be refused, and none twice. */
function keysOf({ sample, enter, none }: Line): string {
	const keys: string[] = [];
	if (isAccepted(enter)) keys.push(`Enter: ${enter.label}`);
	if (sample && !hasInvented(sample)) keys.push(`${SAMPLE_KEY} so stimmt es`);
	if (none && isAccepted(none) && none.label !== enter.label)
		keys.push(`${NONE_KEY} ${none.label}`);
	return [...keys, `${BACK_KEY} zurück`].join(' · ');
}

function isAccepted({ means }: Shortcut): boolean {
	return typeof means !== 'string';
}

/** What a line that was typed does, or what is wrong with it. */
export function meaningOf(
	typed: string,
	{ own, sample, enter, none, take }: Line,
): Meaning | Promise<Meaning> {
	// A key after what stands in the line is meant as the key.
	const key = typed.startsWith(own) ? typed.slice(own.length).trim() : typed;
	if (key === BACK_KEY) return goBack;
	if (typed === own) return enter.means;
	if (typed === '')
		return `Die Zeile ist leer.${none ? ` „${NONE_KEY}“ heißt: ${none.label}.` : ''}`;
	if (DASH.test(key)) return none?.means ?? 'Ohne das geht es nicht.';
	if (none && saysNone(typed, none)) return none.means;
	if (key === SAMPLE_KEY) return sample ? take(sample) : 'Hier steht kein Muster.';
	return take(typed);
}

/** Whether somebody types in words what „-“ is for. */
function saysNone(typed: string, { label, words }: NoneShortcut): boolean {
	const isLabel = typed.toLowerCase() === label.toLowerCase();
	return isLabel || NONE.test(typed) || words?.test(typed) === true;
}
