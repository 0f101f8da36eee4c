import { z } from 'zod';
import { inhaber } from './inhaber.ts';
import type { Env } from './settings-file.ts';
import { isWholeNumber } from './whole-number.ts';

/** The rules of the settings that both site and service read. */
export const sharedRules = {
	/** Public address of the site, without a path. */
	SITE_URL: checkedText((value) => {
		const url = URL.parse(value);
		return url?.href === `${url?.origin}/` && url.protocol.startsWith('http');
	}, 'keine Adresse wie https://www.meine-seite.de (ohne Pfad und Zusätze)').default(
		inhaber.siteUrl,
	),
};

const ON = ['1', 'true', 'yes', 'ja'];
const OFF = ['', '0', 'false', 'no', 'nein'];
const inLowerCase = (word: string) => word.trim().toLowerCase();

const siteRules = z.object({
	...sharedRules,
	/** The contact page has its form, or telephone and e-mail alone, for a site without the service. */
	KONTAKT: checkedText((word) => word === 'formular' || word === 'mail', 'weder formular noch mail')
		.transform((word) => word === 'formular')
		.default(true),
	/** Placeholders stop the build. An unknown word is a fault: a typing error must not switch it off. */
	STRICT_OWNER: checkedText(
		(word) => [...ON, ...OFF].includes(inLowerCase(word)),
		`keines der Wörter ${ON.join(', ')} (streng) oder ${OFF.filter(Boolean).join(', ')}`,
	)
		.transform((word) => ON.includes(inLowerCase(word)))
		.default(false),
});

export type SiteSettings = {
	siteUrl: string;
	hasForm: boolean;
	strictOwner: boolean;
};

/** Reads the settings of the site. @throws where one is faulty */
export function siteSettings(env: Env): SiteSettings {
	const read = readSettings(
		siteRules,
		env,
		(faults) => new Error(`${faults.join(' ')} Bitte in .env oder der Umgebung berichtigen.`),
	);
	return {
		siteUrl: read.SITE_URL,
		hasForm: read.KONTAKT,
		strictOwner: read.STRICT_OWNER,
	};
}

/**
 * Reads the variables that these rules name. What is unset or empty gets its default.
 * @throws the error that `complaint` returns for all faults, each „VARIABLE: …“
 */
export function readSettings<Rules extends z.ZodObject>(
	rules: Rules,
	env: Env,
	complaint: (faults: string[]) => Error,
): z.output<Rules> {
	const given = Object.keys(rules.shape).map((name) => [name, env[name] || undefined]);
	const result = rules.safeParse(Object.fromEntries(given));
	if (result.success) return result.data;
	throw complaint(result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
}

/** Returns the rule of a setting that is a whole number within these bounds. */
export function wholeNumber(
	from: number,
	to: number,
): z.ZodPipe<z.ZodString, z.ZodTransform<number, string>> {
	const holds = (value: string) => isWholeNumber(value, from, to);
	return checkedText(holds, `keine ganze Zahl von ${from} bis ${to}`).transform(Number);
}

/** Returns the rule of a setting; `fault` completes „X ist …“ for a value that breaks it. */
export function checkedText(holds: (value: string) => boolean, fault: string): z.ZodString {
	return z.string().refine(holds, { error: ({ input }) => `„${input}“ ist ${fault}.` });
}
