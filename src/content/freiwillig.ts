import { z } from 'zod';
import { inhaber } from '#shared/inhaber.ts';
import { feldname, valueAt, zitat } from './befund.ts';

/*
 * Every `error` below completes the sentence "erwartet …", as in schema.ts.
 */

const angabe = zeile(60)
	.transform((text) => text || undefined)
	.optional();

const leistung = z.strictObject(
	{
		name: zeile(40).min(1, { error: 'einen Namen' }),
		satz: zeile(200).min(1, { error: 'einen Satz' }),
	},
	{ error: 'einen Block mit name, satz' },
);

const schema = z.strictObject(
	{
		ort: angabe,
		antwortzeit: angabe,
		naechsterTermin: angabe,
		preisrahmen: angabe,
		telefonzeiten: angabe,
		leistungen: z
			.array(leistung, { error: 'eine Liste' })
			.refine(({ length }) => length === 0 || (length >= 3 && length <= 5), {
				error: 'drei bis fünf Leistungen oder keine',
			})
			.default([]),
	},
	{
		error: 'nur ort, antwortzeit, naechsterTermin, preisrahmen, telefonzeiten und leistungen',
	},
);

export type Freiwillig = z.infer<typeof schema>;
export type Leistung = z.infer<typeof leistung>;

/** The facts the owner may leave out; what is empty is absent. */
export const freiwillig: Freiwillig = readFreiwillig(inhaber.freiwillig);

/** @throws one Error that names every fault */
export function readFreiwillig(quelle: unknown): Freiwillig {
	const ergebnis = schema.safeParse(quelle);
	if (ergebnis.success) return ergebnis.data;
	const saetze = ergebnis.error.issues.map(
		({ path, message }) =>
			`shared/inhaber.ts, ${feldname(['freiwillig', ...path])}: gefunden ${zitat(valueAt(quelle, path))}, erwartet ${message}.`,
	);
	throw new Error(saetze.join('\n'));
}

function zeile(hoechstens: number) {
	return z
		.string({ error: 'einen Text' })
		.trim()
		.max(hoechstens, { error: `höchstens ${hoechstens} Zeichen` });
}
