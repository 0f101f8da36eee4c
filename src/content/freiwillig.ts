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

const prozent = z
	.number({ error: 'eine Zahl von 0 bis 100' })
	.min(0, { error: 'eine Zahl von 0 bis 100' })
	.max(100, { error: 'eine Zahl von 0 bis 100' });

const foto = z.strictObject(
	{
		datei: z.string({ error: 'den Pfad zu einem JPEG oder PNG' }).trim(),
		mitte: z.strictObject({ x: prozent, y: prozent }, { error: 'einen Block mit x, y' }),
	},
	{ error: 'einen Block mit datei, mitte' },
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
		foto: foto.transform((fact) => (fact.datei ? fact : undefined)).optional(),
	},
	{
		error: 'nur ort, antwortzeit, naechsterTermin, preisrahmen, telefonzeiten, leistungen und foto',
	},
);

const profil = z.strictObject(
	{
		name: zeile(40).min(1, { error: 'den Namen des Netzwerks' }),
		url: z.url({
			protocol: /^https$/,
			error: 'eine Adresse, die mit https:// beginnt; ohne Profil entfällt der ganze Block',
		}),
	},
	{ error: 'einen Block mit name, url' },
);

export type Freiwillig = z.infer<typeof schema>;
type Profil = z.infer<typeof profil>;
export type Leistung = z.infer<typeof leistung>;
export type Fotoangabe = z.infer<typeof foto>;

/** The facts the owner may leave out; what is empty is absent. */
export const freiwillig: Freiwillig = readFreiwillig(inhaber.freiwillig);

/** The owner's profiles elsewhere: none, one or many. */
export const profile: Profil[] = readProfile(inhaber.profile);

/** @throws one Error that names every fault */
export function readFreiwillig(source: unknown): Freiwillig {
	return read(schema, source, 'freiwillig');
}

/** @throws one Error that names every fault */
export function readProfile(source: unknown): Profil[] {
	return read(z.array(profil, { error: 'eine Liste' }), source, 'profile');
}

function read<T>(shape: z.ZodType<T>, source: unknown, field: string): T {
	const result = shape.safeParse(source);
	if (result.success) return result.data;
	const sentences = result.error.issues.map(
		({ path, message }) =>
			`shared/inhaber.ts, ${feldname([field, ...path])}: gefunden ${zitat(valueAt(source, path))}, erwartet ${message}.`,
	);
	throw new Error(sentences.join('\n'));
}

function zeile(atMost: number) {
	return z
		.string({ error: 'einen Text' })
		.trim()
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
}
