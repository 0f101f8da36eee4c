import type { OwnText } from '#shared/data-file.ts';
import type { Price } from '#shared/owner-schema.ts';
import { type FactsAndTax, missingFact } from '../../facts/fill.ts';

// The owner's texts against his facts; projects against each other: src/facts/read-projekte.ts.

// What words say of VAT: that it is included, comes on top, or is not charged.
const VAT = '(?: ges\\w*\\.)?(?:,\\d|[^.,]){0,20}(?:steuern?|\\b(?:USt|MwSt))\\b';
const INCLUDED = `\\binkl(?:usive|\\.)${VAT}`;
const ON_TOP = `(?:zuzüglich|zzgl\\.)${VAT}|\\bnetto\\b`;
const NONE = '§ ?19 UStG|\\b(?:als|bin|bin ich) Kleinunternehmer|Kleinunternehmerregelung';

/** Words that say something else of VAT than the owner's price does: beside what that says, a second amount may. */
const OTHER_TAX: Record<Price['umsatzsteuer'], RegExp> = {
	enthalten: RegExp(`^(?!.*(?:${INCLUDED})).*?(${ON_TOP})|${NONE}`, 'im'),
	zuzüglich: RegExp(`^(?!.*(?:${ON_TOP})).*?(${INCLUDED})|${NONE}`, 'im'),
	keine: RegExp(`${ON_TOP}|${INCLUDED}`, 'i'),
};

/** One sentence for each text that speaks of VAT otherwise than the price. */
export function taxContradictions(
	texts: readonly OwnText[],
	tax: Price['umsatzsteuer'] | undefined,
): string[] {
	if (!tax) return [];
	return texts.flatMap(({ place, text, ending }) => {
		const match = OTHER_TAX[tax].exec(text);
		const found = match?.[1] ?? match?.[0];
		return found
			? `${place}: gefunden „${found}“, bei Ihrem Preis steht aber „${tax}“. Bitte dort berichtigen${ending}`
			: [];
	});
}

/** One sentence for each text that goes whole, for want of a fact that it names. */
export function textsLeftOut(texts: readonly OwnText[], known: FactsAndTax): string[] {
	return texts.flatMap(({ place, text }) => {
		const fact = missingFact(text, known);
		return fact
			? `${place}: Ohne {${fact}} entfällt der ganze Text. Soll nur ein Satz entfallen: „[[${fact}: …]]“ um ihn, und Anführungszeichen um den Text.`
			: [];
	});
}

/** One sentence where home names other years of experience than About counts on that day. */
export function yearContradiction(
	{ place, text, ending }: OwnText,
	startYear: number,
	today: Date,
): string[] {
	const named = /(\d+) Jahre? Erfahrung/.exec(text)?.[1];
	const counted = today.getFullYear() - startYear;
	if (named === undefined || Number(named) === counted) return [];
	return [
		`${place}: gefunden „${text}“, die Seite About zählt aber ${counted}. Bitte dort berichtigen${ending}`,
	];
}
