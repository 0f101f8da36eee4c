import { z } from 'zod';
import { inhaber } from '#shared/inhaber.ts';
import { fieldName, quote, valueAt } from '../../shared/projekt/fault.ts';
import { fields, share } from '../../shared/projekt/schema-parts.ts';

/** Completes the sentence "erwartet …", as every `error` does (schema-parts.ts). */
const kurz = (atMost: number, expected = 'einen Text') =>
	z
		.string({ error: expected })
		.trim()
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
const angabe = kurz(60)
	.transform((text) => text || undefined)
	.optional();

const leistung = fields({
	name: kurz(40).min(1, { error: 'einen Namen' }),
	satz: kurz(200).min(1, { error: 'einen Satz' }),
});

const percent = share(100);
const foto = fields({
	datei: kurz(200, 'den Pfad zu einem JPEG oder PNG'),
	mitte: fields({ x: percent, y: percent }),
});

const schema = fields({
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
});

const profil = fields({
	name: kurz(40).min(1, { error: 'den Namen des Netzwerks' }),
	url: z.url({
		protocol: /^https$/,
		error: 'eine Adresse, die mit https:// beginnt; ohne Profil entfällt der ganze Block',
	}),
});

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
			`shared/inhaber.ts, ${fieldName([field, ...path])}: gefunden ${quote(valueAt(source, path))}, erwartet ${message}.`,
	);
	throw new Error(sentences.join('\n'));
}
