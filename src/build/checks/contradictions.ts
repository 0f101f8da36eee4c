import type { OwnText } from '#shared/data-file.ts';
import type { Price } from '#shared/owner-schema.ts';

// The owner's texts against his facts; projects against each other: src/facts/read-projekte.ts.

/** Words that say something else of VAT than the owner's price does. */
const OTHER_TAX: Record<Price['umsatzsteuer'], RegExp> = {
	enthalten: /zuzüglich|zzgl\.|\bnetto\b|§ ?19 UStG|Kleinunternehmer/i,
	zuzüglich: /\binkl(?:usive|\.)[^.]{0,20}(?:steuer|MwSt)|§ ?19 UStG|Kleinunternehmer/i,
	keine: /zuzüglich|zzgl\.|\bnetto\b|\binkl(?:usive|\.)[^.]{0,20}(?:steuer|MwSt)/i,
};

/** One sentence for each text that speaks of VAT otherwise than the price. */
export function taxContradictions(
	texts: readonly OwnText[],
	tax: Price['umsatzsteuer'] | undefined,
): string[] {
	if (!tax) return [];
	return texts.flatMap(({ place, text, command }) => {
		const found = OTHER_TAX[tax].exec(text)?.[0];
		return found
			? `${place}: gefunden „${found}“, bei Ihrem Preis steht aber „${tax}“. Schreiben Sie {umsatzsteuer}, dann stimmt es immer; oder: ${command}`
			: [];
	});
}

/** One sentence where home names other years of experience than About counts on that day. */
export function yearContradiction(
	{ place, text, command }: OwnText,
	startYear: number,
	today: Date,
): string[] {
	const named = /(\d+) Jahre? Erfahrung/.exec(text)?.[1];
	const counted = today.getFullYear() - startYear;
	if (named === undefined || Number(named) === counted) return [];
	return [
		`${place}: gefunden „${text}“, die Seite About zählt aber ${counted}. Bitte berichtigen: ${command}`,
	];
}
