import { DESCRIPTION_LENGTH } from '../../shared/projekt-schema.ts';
import { choice, line, NEEDED, type Question } from '../question.ts';
import type { Field, Site } from '../site.ts';

type Words = Pick<Question, 'label' | 'why'>;

/** What is unusual about the question for a field that is typed. */
type Typed = Words & {
	/** What „-“ means, where the owner may have none. */
	none?: string;
	/** What somebody hears who has none of what is needed. */
	needed?: string;
	/** What is proposed instead of the sample's own words. */
	sample?: string;
	/** What was typed, as people write it, in the words of the file. */
	read?: (typed: string) => string;
	/** Writes more than the field. */
	write?: (value: string) => void;
	/** How it reads on the page. */
	sentence?: (value: string) => string;
};

/** The question for what one field says. */
export function fact(site: Site, field: Field, about: Typed): Question {
	const { label, why, none, read, sentence } = about;
	const { needed = NEEDED.answer } = about;
	const { write = (value) => site.set(field, value) } = about;
	const text = site.text(field);
	const isMissing = text === '' && !none;
	const isOpen = isMissing || site.isStandIn(field);
	return line({
		field,
		label,
		why,
		isOpen,
		...(isOpen ? { sample: about.sample ?? text } : { own: text }),
		none: none ? { words: none, answer: () => write('') } : { words: '', answer: needed },
		read(typed) {
			const value = read?.(typed) ?? typed;
			const fault = site.faultOf(field, value);
			if (fault) return fault;
			return () => {
				write(value);
				return sentence?.(value);
			};
		},
	});
}

type Chosen = Words & {
	values: readonly (readonly [value: string, words: string])[];
	/** Whether it is asked although it is the owner's own. */
	isOpen?: boolean;
	/** Writes more than the field. */
	write?: (value: string) => void;
};

/** The question for a field that says one of a few values. */
export function factAmong(site: Site, field: Field, about: Chosen): Question {
	const { label, why, values, write = (value) => site.set(field, value) } = about;
	const text = site.text(field);
	return choice({
		field,
		label,
		why,
		isOpen: about.isOpen || site.isStandIn(field),
		holds: values.find(([value]) => value === text)?.[1],
		choices: values.map(([value, words]) => [words, () => write(value)]),
	});
}

const { least, mostOfPage } = DESCRIPTION_LENGTH;

/** What is asked for what search results say of a page. */
export function descriptionOf(page: string): Words {
	return {
		label: `${page}: Beschreibung für Suchmaschinen`,
		why: `Steht in Suchergebnissen unter dem Titel; ${least} bis ${mostOfPage} Zeichen.`,
	};
}
