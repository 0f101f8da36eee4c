import { z } from 'zod';
import { fieldName, quote, strictFields, valueAt } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { kontakt } from '../content/texte/kontakt.ts';

/** A text of limited length; `expected` completes the sentence „erwartet …“ (shared/faults.ts). */
export const shortText = (atMost: number, expected = 'einen Text') =>
	z
		.string({ error: expected })
		.trim()
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
/** '' counts as absent. */
const optionalText = (atMost = 60) =>
	shortText(atMost)
		.transform((text) => text || undefined)
		.optional();

const serviceSchema = strictFields({
	name: shortText(40).min(1, { error: 'einen Namen' }),
	satz: shortText(200).min(1, { error: 'einen Satz' }),
});

const percent = z.number().min(0).max(100);
const photoSchema = strictFields({
	datei: shortText(200, 'den Pfad zu einem JPEG oder PNG'),
	fotograf: optionalText(),
	mitte: strictFields({ x: percent, y: percent }),
});

const priceSchema = strictFields({
	betrag: shortText(30),
	mitUmsatzsteuer: optionalText(30),
	von: optionalText(12),
	bis: optionalText(12),
	umsatzsteuer: z.enum(['enthalten', 'zuzüglich', 'keine']),
}).refine(({ von, bis }) => Boolean(von) === Boolean(bis), {
	error: '„von“ und „bis“ oder keines von beiden',
});

const schema = strictFields({
	ort: optionalText(),
	antwortzeit: optionalText(),
	naechsterTermin: optionalText(),
	preisrahmen: priceSchema.transform((fact) => (fact.betrag ? fact : undefined)).optional(),
	erstgespraech: optionalText(),
	telefonzeiten: optionalText(),
	leistungen: z
		.array(serviceSchema)
		.refine(({ length }) => length === 0 || (length >= 3 && length <= 5), {
			error: 'drei bis fünf Leistungen oder keine',
		})
		.default([]),
	foto: photoSchema.transform((fact) => (fact.datei ? fact : undefined)).optional(),
	portraet: z.enum(['zeichnung', 'signet']).default('zeichnung'),
});

const profileSchema = strictFields({
	name: shortText(40).min(1, { error: 'den Namen des Netzwerks' }),
	url: z.url({
		protocol: /^https$/,
		error: 'eine Adresse, die mit https:// beginnt; ohne Profil entfällt der ganze Block',
	}),
	anbieter: optionalText(120),
});

export type OptionalFacts = z.infer<typeof schema>;
type Profile = z.infer<typeof profileSchema>;
export type Price = z.infer<typeof priceSchema>;
export type PhotoFact = z.infer<typeof photoSchema>;

/** „ab 2.400 €“, what is said of its VAT, and both in whole sentences with all that belongs to a price. */
type PriceInWords = { amount: string; tax: string; sentences: string };

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
	return readFacts(schema, source, 'freiwillig');
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
