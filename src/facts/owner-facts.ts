import { z } from 'zod';
import { fieldName, quote, strictFields, valueAt } from '#shared/faults.ts';
import { inhaber } from '#shared/inhaber.ts';
import { fragen } from '../content/texte/fragen.ts';
import { kontakt } from '../content/texte/kontakt.ts';

/** A text of limited length; `expected` completes the sentence „erwartet …“ (shared/faults.ts). */
const shortText = (atMost: number, expected = 'einen Text') =>
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
	/** Not yet confirmed by the owner. */
	muster: z.boolean().optional(),
});

const percent = z.number().min(0).max(100);
const photoSchema = strictFields({
	datei: shortText(200, 'den Pfad zu einem JPEG oder PNG'),
	fotograf: optionalText(),
	mitte: strictFields({ x: percent, y: percent }),
});

const priceSchema = strictFields({
	betrag: shortText(30),
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
	portraet: z.enum(['muster', 'zeichnung', 'signet']).default('muster'),
});

const questionSchema = strictFields({
	frage: shortText(80).min(1, { error: 'eine Frage' }),
	antwort: shortText(400).min(1, { error: 'eine Antwort' }),
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
type Question = z.infer<typeof questionSchema>;
type Price = z.infer<typeof priceSchema>;
export type PhotoFact = z.infer<typeof photoSchema>;

export const optionalFacts: OptionalFacts = readOptionalFacts(inhaber.freiwillig);

/** What a website costs, and its tax in words; undefined where the owner names no price. */
export const price: { amount: string; tax: string } | undefined = optionalFacts.preisrahmen && {
	amount: optionalFacts.preisrahmen.betrag,
	tax: kontakt.umsatzsteuer[optionalFacts.preisrahmen.umsatzsteuer],
};

/** Frequent questions, for the contact page; one whose answer names prices only where the owner has some. */
export const questions: Question[] = answered(
	readQuestions(fragen.liste),
	optionalFacts.preisrahmen,
);

export const profiles: Profile[] = readProfiles(inhaber.profile);

/** @throws one Error that names every fault */
export function readOptionalFacts(source: unknown): OptionalFacts {
	return read(schema, source, 'freiwillig');
}

/** @throws one Error that names every fault */
export function readProfiles(source: unknown): Profile[] {
	return read(z.array(profileSchema), source, 'profile');
}

/** @throws one Error that names every fault */
export function readQuestions(source: unknown): Question[] {
	const list = z.array(questionSchema);
	const shape = list.max(7, { error: 'höchstens sieben Fragen' });
	return read(shape, source, 'liste', 'src/content/texte/fragen.ts');
}

/**
 * Puts the owner's prices in place of {von}, {bis} and {umsatzsteuer}; leaves out a question whose
 * answer names a price that the owner has not given.
 */
export function answered(questions: readonly Question[], price?: Price): Question[] {
	const umsatzsteuer = price && kontakt.umsatzsteuer[price.umsatzsteuer];
	const words = { '{von}': price?.von, '{bis}': price?.bis, '{umsatzsteuer}': umsatzsteuer };
	return questions.flatMap(({ frage, antwort }) => {
		const asked = Object.entries(words).filter(([name]) => antwort.includes(name));
		if (asked.some(([, word]) => !word)) return [];
		const answer = asked.reduce(
			(text, [name, word = '']) => text.replaceAll(name, () => word),
			antwort,
		);
		return { frage, antwort: answer };
	});
}

function read<T>(
	shape: z.ZodType<T>,
	source: unknown,
	field: string,
	file = 'shared/inhaber.ts',
): T {
	const result = shape.safeParse(source);
	if (result.success) return result.data;
	const sentences = result.error.issues.map(
		({ path, message }) =>
			`${file}, ${fieldName([field, ...path])}: gefunden ${quote(valueAt(source, path))}, erwartet ${message}.`,
	);
	throw new Error(sentences.join('\n'));
}
