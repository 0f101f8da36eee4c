import { z } from 'zod';

/*
 * Parts of the schemas for an entry. Every `error` completes the sentence "erwartet …": check-projekte.ts
 * puts it after what was found, so that one message names the fault and the remedy.
 */

/** Accepts one line of text; `expected` names it where it is missing. */
export function line(expected = 'einen Text', atMost = 1000): z.ZodString {
	return z
		.string({ error: expected })
		.regex(/^\S(.*\S)?$/, { error: 'eine Zeile Text ohne Leerzeichen am Rand' })
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
}

/** Accepts these fields and no others. */
export function fields<Shape extends z.core.$ZodLooseShape>(
	shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
	return z.strictObject(shape, { error: `die Felder ${Object.keys(shape).join(', ')}` });
}

/** Accepts the public path of a project's file; `what` completes "den Pfad zu …". */
export function filePath(what: string, extensions: readonly string[]): z.ZodString {
	const error = `den Pfad zu ${what}: /projekte/{slug}/name, Endung ${extensions.join(', ')}`;
	return z
		.string({ error })
		.regex(new RegExp(`^/projekte/[a-z0-9-]+/[\\w-]+(\\.[\\w-]+)*\\.(${extensions.join('|')})$`), {
			error,
		});
}

/** Accepts a day in the past; `expected` says of what. The build checks that it has come. */
export function day(expected: string): z.ZodISODate {
	return z.iso.date({ error: `${expected}, als JJJJ-MM-TT` });
}

/** Accepts a number from 0 to `most`. */
export function share(most: number): z.ZodNumber {
	const error = `eine Zahl von 0 bis ${most}`;
	return z.number({ error }).min(0, { error }).max(most, { error });
}
