import type { z } from 'zod';
import { readData } from '#shared/data-file.ts';
import { inhaber } from '#shared/inhaber.ts';
import { readSpan } from '#shared/money.ts';
import type { OptionalFacts } from '#shared/owner-schema.ts';
import { readText } from '#shared/read-text.ts';
import { preis } from '../content/texte/preis.ts';
import { type FactsAndTax, fillAll } from './fill.ts';
import { TEXTS, type TextFile, textFile } from './texts-schema.ts';

/* The one reader of the owner's texts, for pages. Islands get what they show as props. */

/** What texts may name. `{jahre}` in About's headline stays: it is counted on the visitor's day. */
export const known: FactsAndTax = withPrice(
	{
		name: inhaber.name,
		beruf: inhaber.berufsbezeichnung,
		antwortzeit: inhaber.freiwillig.antwortzeit,
		erstgespraech: inhaber.freiwillig.erstgespraech,
	},
	inhaber.freiwillig.preisrahmen,
	inhaber.anschrift.land,
);

export const start = fillAll(read('start', TEXTS.start), known);
export const about = fillAll(read('about', TEXTS.about), known);
export const kontakt = fillAll(read('kontakt', TEXTS.kontakt), known);
export const portfolio = fillAll(read('portfolio', TEXTS.portfolio), known);

/** Title and frequent questions of the contact page. */
export const fragen = fillAll(read('fragen', TEXTS.fragen), known);

/** What the owner does for clients, a sentence each. */
export const leistungen = fillAll(inhaber.freiwillig.leistungen, known);

/** Reads a file of texts as it stands there. @throws one Error that names every fault */
function read<Texts>(name: TextFile, schema: z.ZodType<Texts>): Texts {
	const file = textFile(name);
	return readData(schema, file, readText(file));
}

/** Adds to the facts the words of a price; each undefined where the owner names none. */
export function withPrice(
	facts: FactsAndTax['facts'],
	price: OptionalFacts['preisrahmen'],
	country: string,
): FactsAndTax {
	const span = price?.spanne ? readSpan(price.spanne) : undefined;
	const ofPrice = {
		preis: price?.betrag,
		von: span?.von,
		bis: span?.bis,
		umsatzsteuer: price && preis.umsatzsteuer[price.umsatzsteuer],
	};
	const known = { facts: { ...facts, ...ofPrice } };
	return price ? { ...known, tax: { kind: price.umsatzsteuer, country } } : known;
}
