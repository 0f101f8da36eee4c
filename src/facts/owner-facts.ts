import { z } from 'zod';
import { fieldName, quote, valueAt } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { kontakt } from '../content/texte/kontakt.ts';
import {
	optionalFactsSchema,
	ownerSchema,
	type photoSchema,
	type priceSchema,
	profileSchema,
} from './owner-schema.ts';

export type OptionalFacts = z.infer<typeof optionalFactsSchema>;
type Profile = z.infer<typeof profileSchema>;
export type Price = z.infer<typeof priceSchema>;
export type PhotoFact = z.infer<typeof photoSchema>;

/** „ab 2.400 €“, what is said of its VAT, and both in whole sentences with all that belongs to a price. */
type PriceInWords = { amount: string; tax: string; sentences: string };

// All facts are checked at once, so that one error names every fault.
readFacts(ownerSchema(new Date()), inhaber);

export const optionalFacts: OptionalFacts = readOptionalFacts(inhaber.freiwillig);

/** What a website costs; undefined where the owner names no price. */
export const price: PriceInWords | undefined =
	optionalFacts.preisrahmen && priceInWords(optionalFacts.preisrahmen);

export const profiles: Profile[] = readProfiles(inhaber.profile);

/** Puts a price into words. Consumers would have to be told the price with its VAT (§ 3 PAngV). */
export function priceInWords({ betrag, mitUmsatzsteuer, umsatzsteuer }: Price): PriceInWords {
	const { preis } = kontakt;
	const isNet = umsatzsteuer === 'zuzüglich';
	const gross = isNet && mitUmsatzsteuer ? preis.mitUmsatzsteuer(mitUmsatzsteuer) : '';
	const tax = `${preis.umsatzsteuer[umsatzsteuer]}${gross}.${isNet ? ` ${preis.nurUnternehmen}` : ''}`;
	return { amount: betrag, tax, sentences: `${preis.satz(betrag, tax)} ${preis.festpreis}` };
}

/** @throws one Error that names every fault */
export function readOptionalFacts(source: unknown): OptionalFacts {
	return readFacts(optionalFactsSchema, source, 'freiwillig');
}

/** @throws one Error that names every fault */
export function readProfiles(source: unknown): Profile[] {
	return readFacts(z.array(profileSchema), source, 'profile');
}

/** @throws one Error that names every fault */
export function readFacts<T>(
	shape: z.ZodType<T>,
	source: unknown,
	field?: string,
	file = 'shared/inhaber.ts',
): T {
	const result = shape.safeParse(source);
	if (result.success) return result.data;
	const sentences = result.error.issues.map(
		({ path, message }) =>
			`${file}, ${fieldName(field ? [field, ...path] : path)}: gefunden ${quote(valueAt(source, path))}, erwartet ${message}.`,
	);
	throw new Error(sentences.join('\n'));
}
