import type { z } from 'zod';
import { readData } from '#shared/data-file.ts';
import { inhaber } from '#shared/inhaber.ts';
import { readSpan } from '#shared/money.ts';
import type { OptionalFacts } from '#shared/owner-schema.ts';
import { readText } from '#shared/read-text.ts';
import { preis } from '../content/texte/preis.ts';
import { type Fillings, fillAll, lacksFact } from './fill.ts';
import { type Question, TEXTS, type TextFile, textFile } from './texts-schema.ts';

/* The one reader of the owner's texts, for pages. Islands get what they show as props. */

/** The facts that texts may name. `{jahre}` in About's headline stays: it is counted on the visitor's day. */
const fillings: Fillings = fillingsOf(
	{
		name: inhaber.name,
		beruf: inhaber.berufsbezeichnung,
		antwortzeit: inhaber.freiwillig.antwortzeit,
		erstgespraech: inhaber.freiwillig.erstgespraech,
	},
	inhaber.freiwillig.preisrahmen,
	inhaber.anschrift.land,
);

export const start = fillAll(read('start', TEXTS.start), fillings);
export const about = fillAll(read('about', TEXTS.about), fillings);
export const kontakt = fillAll(read('kontakt', TEXTS.kontakt), fillings);
export const portfolio = fillAll(read('portfolio', TEXTS.portfolio), fillings);

/** Title and frequent questions of the contact page. */
export const fragen = answered(read('fragen', TEXTS.fragen), fillings);

/** What the owner does for clients, a sentence each. */
export const leistungen = fillAll(inhaber.freiwillig.leistungen, fillings);

/** Reads a file of texts as it stands there. @throws one Error that names every fault */
function read<Texts>(name: TextFile, schema: z.ZodType<Texts>): Texts {
	const file = textFile(name);
	return readData(schema, file, readText(file));
}

/** Adds to the facts the words of a price; each undefined where the owner names none. */
export function fillingsOf(
	facts: Fillings['facts'],
	price: OptionalFacts['preisrahmen'],
	country: string,
): Fillings {
	const ofPrice = {
		preis: price?.betrag,
		...{ von: undefined, bis: undefined },
		...(price?.spanne && readSpan(price.spanne)),
		umsatzsteuer: price && preis.umsatzsteuer[price.umsatzsteuer],
	};
	const fillings = { facts: { ...facts, ...ofPrice } };
	return price ? { ...fillings, tax: { kind: price.umsatzsteuer, country } } : fillings;
}

/** Fills the questions; one whose answer names a fact that the owner leaves empty is left out. */
export function answered<Texts extends { liste: Question[] }>(
	texts: Texts,
	fillings: Fillings,
): Texts {
	const liste = texts.liste.filter(({ antwort }) => !lacksFact(antwort, fillings));
	return fillAll({ ...texts, liste }, fillings);
}
