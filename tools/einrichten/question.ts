import { askText, choose } from '../dialog.ts';
import type { Site, Value } from './site.ts';

export type Group = 'sie' | 'erreichbar' | 'recht' | 'angebot' | 'foto' | 'aussehen' | 'projekte';

export type Question = {
	group: Group;
	/** What the owner names to be asked again: `npm run einrichten -- preis`. */
	key: string;
	/** What it settles, in the owner's words. */
	label: string;
	/** Where visitors see it. */
	page: string;
	/** Its fields in inhaber.yaml, or the one file whose texts it confirms. */
	settles: readonly string[];
	isOpen: (site: Site) => boolean;
	/** Asks, and puts the answer into the site's files. `again`: the owner wants to change what is his already. */
	ask: (site: Site, again: boolean) => Promise<void>;
};

type Place = Pick<Question, 'group' | 'key' | 'page'>;

export type Fact = Place & {
	field: string;
	label: string;
	why: string;
	/** Whether „-“ leaves it out. */
	optional?: true;
	/** The field that is a stand-in as long as this one is not asked for; its own otherwise. */
	with?: string;
	/** Where it is asked at all. */
	onlyIf?: (site: Site) => boolean;
	/** Turns what was typed into the value, so that people may write as they are used to. */
	read?: (typed: string) => Value;
	/** Answers to choose from. */
	options?: readonly (readonly [value: string, label: string])[];
};

/** What an answer means: nothing changes, the sample is right, or there is a value; or what is wrong with it. */
type Answer =
	| { is: 'later' }
	| { is: 'right' }
	| { is: 'value'; value: Value }
	| { is: 'wrong'; fault: string };

/** Understands what was typed at a question about one fact. */
export function understand(site: Site, fact: Fact, typed: string): Answer {
	if (typed === '') return { is: 'later' };
	if (typed === '=') return { is: 'right' };
	if (typed === '-' && !fact.optional)
		return { is: 'wrong', fault: 'Das wird gebraucht. Enter lässt es für später.' };
	const value = typed === '-' ? '' : (fact.read?.(typed) ?? typed);
	const fault = site.faultOf(fact.field, value);
	return fault ? { is: 'wrong', fault } : { is: 'value', value };
}

/** The question for one fact of inhaber.yaml. */
export function factQuestion(fact: Fact): Question {
	const { group, key, label, page, field, why, optional, options } = fact;
	return {
		...{ group, key, label, page },
		settles: [field],
		isOpen: (site) => site.isStandIn(fact.with ?? field) && fact.onlyIf?.(site) !== false,
		async ask(site, again) {
			const current = String(site.value(field) ?? '');
			const isOwn = again && !site.isStandIn(field);
			const typed = options
				? await choose({ question: label, why, given: isOwn ? current || '-' : '' }, [
						['', isOwn ? 'Bleibt, wie es ist' : 'Später'],
						...options,
					])
				: await askText({
						question: label,
						why: optional ? `${why} „-“: habe ich nicht.` : why,
						example: current,
						given: isOwn ? current : undefined,
						check: (answer) => faultOf(understand(site, fact, answer)),
					});
			settle(site, field, understand(site, fact, typed));
		},
	};
}

function faultOf(answer: Answer): string | undefined {
	return answer.is === 'wrong' ? answer.fault : undefined;
}

function settle(site: Site, field: string, answer: Answer): void {
	if (answer.is === 'right') confirmFact(site, field);
	if (answer.is === 'value') site.set(field, answer.value);
}

/** Says that the sample's value is the owner's own. */
export function confirmFact(site: Site, field: string): void {
	site.confirm(field);
}
