import type { z } from 'zod';
import { fieldName, quote, valueAt } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import { ownerSchema } from './owner-schema.ts';

type OwnerFacts = z.infer<ReturnType<typeof ownerSchema>>;
export type OptionalFacts = OwnerFacts['freiwillig'];
export type Price = NonNullable<OptionalFacts['preisrahmen']>;
export type PhotoFact = NonNullable<OptionalFacts['foto']>;

/** „ab 2.400 €“, what is said of its VAT, and both in whole sentences with all that belongs to a price. */
type PriceInWords = { amount: string; tax: string; sentences: string };

/** The facts of shared/inhaber.ts, checked; what the owner leaves empty is absent. */
export const ownerFacts: OwnerFacts = readOwnerFacts(inhaber, new Date());
export const { freiwillig: optionalFacts, profile: profiles } = ownerFacts;

/** What a website costs; undefined where the owner names no price. */
export const price: PriceInWords | undefined =
	optionalFacts.preisrahmen && priceInWords(optionalFacts.preisrahmen);

/** Puts a price into words. Consumers would have to be told the price with its VAT (§ 3 PAngV). */
export function priceInWords({ betrag, mitUmsatzsteuer, umsatzsteuer }: Price): PriceInWords {
	const { preis } = kontakt;
	const isNet = umsatzsteuer === 'zuzüglich';
	const gross = isNet && mitUmsatzsteuer ? preis.mitUmsatzsteuer(mitUmsatzsteuer) : '';
	const tax = `${preis.umsatzsteuer[umsatzsteuer]}${gross}.${isNet ? ` ${preis.nurUnternehmen}` : ''}`;
	return { amount: betrag, tax, sentences: `${preis.satz(betrag, tax)} ${preis.festpreis}` };
}

/** @throws one Error that names every fault */
export function readOwnerFacts(source: unknown, today: Date): OwnerFacts {
	return readFacts(ownerSchema(today), source, 'shared/inhaber.ts');
}

/**
 * Reads what one of the owner's files holds.
 * @throws one Error that names every fault
 */
export function readFacts<T>(shape: z.ZodType<T>, source: unknown, file: string): T {
	const result = shape.safeParse(source);
	if (result.success) return result.data;
	const sentences = result.error.issues.map(
		({ path, message }) =>
			`${file}, ${fieldName(path)}: gefunden ${quote(valueAt(source, path))}, erwartet ${message}.`,
	);
	throw new Error(sentences.join('\n'));
}
