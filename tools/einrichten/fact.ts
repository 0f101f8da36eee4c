import { DESCRIPTION_LENGTH } from '#shared/projekt-schema.ts';
import type { Wording } from '../dialog.ts';
import { choiceOrLater, line, possibleIf, type Question } from '../question.ts';
import type { Field, Site } from '../site.ts';

type AnyOptions = Required<Wording> & {
	/** The questions that hang on the answer, made anew. */
	dependents?: Dependents;
};
type Dependents = () => readonly FactQuestion[];

/** A question for what a field says, or a block of fields. */
export type FactQuestion = Question & { field: Field };

/** How one field is asked for. Only label and help are needed. */
export type FactOptions = AnyOptions & {
	/** What having none is called; „-“ and these words mean it. */
	none?: string;
	/** More words that mean it. */
	noneWords?: RegExp;
	/** What is proposed instead of what stands there. */
	sample?: string;
	/** Puts what was typed, as people write it, into the words of the file; undefined for what it does not understand. */
	read?: (typed: string) => string | undefined;
	/** What is wrong with an answer that the build would take. */
	refuse?: (value: string) => string | undefined;
	/** How it reads on the page, or what else there is to say of it. */
	sentence?: (value: string) => string | undefined;
};

/** The question for what one field says. A new field needs a row in shared/owner-schema.ts and one in inhaber.yaml, too. */
export function fact(site: Site, field: Field, options: FactOptions): FactQuestion {
	const { none, noneWords, sample, read, refuse, dependents, sentence, ...wording } = options;
	const text = site.text(field);
	const isMissing = text === '' && !none;
	const isOpen = isMissing || site.isUnconfirmed(field);
	const save = saving(site, field, dependents);
	const question = line({
		id: field,
		...wording,
		isOpen,
		...(isOpen ? { sample: sample ?? text } : { own: text }),
		none: none ? { label: none, words: noneWords, means: () => save('') } : undefined,
		take(typed) {
			const value = read?.(typed) ?? typed;
			const fault = site.faultOf(field, value) ?? refuse?.(value);
			if (fault) return fault;
			return () => {
				save(value);
				return { say: sentence?.(value) };
			};
		},
	});
	return { ...question, field };
}

type ValuesOptions = AnyOptions & {
	values: readonly (readonly [value: string, label: string])[];
};

/** The question for a field that says one of a few values. */
export function factAmong(site: Site, field: Field, options: ValuesOptions): FactQuestion {
	const { values, dependents, ...wording } = options;
	const text = site.text(field);
	const save = saving(site, field, dependents);
	const holds = values.find(([value]) => value === text)?.[1];
	const question = choiceOrLater({
		id: field,
		...wording,
		isOpen: holds === undefined || site.isUnconfirmed(field),
		holds,
		choices: values.map(([value, label]) => [label, () => save(value)]),
	});
	return { ...question, field };
}

/** Writes an answer, and where it is another one than the owner gave before, settles or reopens what hangs on it. */
function saving(site: Site, field: Field, dependents?: Dependents): (value: string) => void {
	return (value) => {
		const isOther = site.isUnconfirmed(field) || value !== site.text(field);
		site.set(field, value);
		if (isOther && dependents) settleOrReopen(site, dependents);
	};
}

/**
 * Asks again for the facts that hang on an answer which has changed; what stood there is shown. Those that make no sense
 * beside it are settled: they stay in the file, and the build neither reads nor asks for them.
 */
export function settleOrReopen(site: Site, dependents: Dependents): void {
	for (const { field } of dependents()) site.confirm(field);
	for (const { field, isPossible, isOpen } of dependents())
		if (isPossible && !isOpen) site.setTag(field, true);
}

/** Facts that make sense on one condition; one that is still tagged is possible in any case, as the build refuses it. */
export function factsIf(
	site: Site,
	isPossible: boolean,
	questions: readonly FactQuestion[],
): FactQuestion[] {
	return questions.flatMap((one) => possibleIf(isPossible || site.isUnconfirmed(one.field), [one]));
}

const { least, mostOfPage } = DESCRIPTION_LENGTH;

/** The words that ask for what search results say of a page. */
export function descriptionOf(page: string): Required<Wording> {
	return {
		label: `${page}: Beschreibung für Suchmaschinen`,
		help: `Steht in Suchergebnissen unter dem Titel; ${least} bis ${mostOfPage} Zeichen.`,
	};
}
