import { z } from 'zod';

/*
 * What the schemas of an entry are made of. Every `error` completes the sentence "erwartet …":
 * check-projekte.ts puts it behind what was found, so that one message names the fault and the remedy.
 */

/** One line of text; `erwartet` names it where it is missing. */
export function zeile(expected = 'einen Text', atMost = 1000): z.ZodString {
	return z
		.string({ error: expected })
		.regex(/^\S(.*\S)?$/, { error: 'eine Zeile Text ohne Leerzeichen am Rand' })
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
}

/** These fields and no others. */
export function block<Felder extends z.core.$ZodLooseShape>(
	fields: Felder,
): z.ZodObject<Felder, z.core.$strict> {
	return z.strictObject(fields, { error: `die Felder ${Object.keys(fields).join(', ')}` });
}

/** The public path of a project's file. */
export function datei(was: string, extensions: readonly string[]): z.ZodString {
	const error = `den Pfad zu ${was}: /projekte/{slug}/name, Endung ${extensions.join(', ')}`;
	return z
		.string({ error })
		.regex(new RegExp(`^/projekte/[a-z0-9-]+/[\\w-]+(\\.[\\w-]+)*\\.(${extensions.join('|')})$`), {
			error,
		});
}

/** A number from 0 to `most`. */
export function anteil(most: number): z.ZodNumber {
	const error = `eine Zahl von 0 bis ${most}`;
	return z.number({ error }).min(0, { error }).max(most, { error });
}
