import { DESCRIPTION_LENGTH } from '../../shared/projekt-schema.ts';
import type { Wording } from '../dialog.ts';
import { choiceOrLater, line, onlyIf, type Question } from '../question.ts';
import type { Field, Site } from '../site.ts';

/** How one field is asked for. Only label and why are needed. */
export type FactOptions = Required<Wording> & {
	/** What „-“ means, where the owner may have none. */
	none?: string;
	/** What is proposed instead of the sample's own words. */
	sample?: string;
	/** Puts what was typed, as people write it, into the words of the file. */
	read?: (typed: string) => string;
	/** What is wrong with an answer that the build would take. */
	refuse?: (value: string) => string | undefined;
	/** Writes the answer, where more than the field changes. */
	write?: (value: string) => void;
	/** How it reads on the page, or what else there is to say of it. */
	sentence?: (value: string) => string | undefined;
};

/** The question for what one field says. A new field needs a row in shared/owner-schema.ts and one in inhaber.yaml, too. */
export function fact(site: Site, field: Field, options: FactOptions): Question {
	const { none, sample, read, refuse, write, sentence, ...wording } = options;
	const text = site.text(field);
	const isMissing = text === '' && !none;
	const isOpen = isMissing || site.hasStandIn(field);
	const save = write ?? ((value) => site.set(field, value));
	return line({
		id: field,
		...wording,
		isOpen,
		...(isOpen ? { sample: sample ?? text } : { own: text }),
		none: none ? { label: none, means: () => save('') } : undefined,
		read(typed) {
			const value = read?.(typed) ?? typed;
			const fault = site.faultOf(field, value) ?? refuse?.(value);
			if (fault) return fault;
			return () => {
				save(value);
				return { say: sentence?.(value) };
			};
		},
	});
}

type ValuesOptions = Required<Wording> & {
	values: readonly (readonly [value: string, label: string])[];
	/** Whether it is asked although it is the owner's own. */
	isOpen?: boolean;
	/** Writes the answer, where more than the field changes. */
	write?: (value: string) => void;
};

/** The question for a field that says one of a few values. */
export function factAmong(site: Site, field: Field, options: ValuesOptions): Question {
	const { values, isOpen, write, ...wording } = options;
	const text = site.text(field);
	const save = write ?? ((value) => site.set(field, value));
	const holds = values.find(([value]) => value === text)?.[1];
	return choiceOrLater({
		id: field,
		...wording,
		isOpen: isOpen || holds === undefined || site.hasStandIn(field),
		holds,
		choices: values.map(([value, label]) => [label, () => save(value)]),
	});
}

/** Facts that make sense on one condition; one that is still tagged is possible in any case, as the build refuses it. */
export function factsIf(
	site: Site,
	isPossible: boolean,
	questions: readonly Question[],
): Question[] {
	return questions.flatMap((one) => onlyIf(isPossible || site.hasStandIn(one.id), [one]));
}

const { least, mostOfPage } = DESCRIPTION_LENGTH;

/** How it is asked for what search results say of a page. */
export function descriptionOf(page: string): Required<Wording> {
	return {
		label: `${page}: Beschreibung für Suchmaschinen`,
		why: `Steht in Suchergebnissen unter dem Titel; ${least} bis ${mostOfPage} Zeichen.`,
	};
}
