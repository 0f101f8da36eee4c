import { z } from 'zod';
import { inhaber } from './inhaber.ts';

type Env = Record<string, string | undefined>;

/** Fewer days leave the owner too little time to read what could not be mailed. */
const MIN_DAYS = 14;

/** Days an inquiry is kept after it was received. */
export const retentionDaysRule = wholeNumber(MIN_DAYS, 3650).default(180);

/** Public address of the site, without a path. */
export const siteUrlRule = checkedText((value) => {
	const url = URL.parse(value);
	return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}, 'keine Adresse wie https://www.meine-seite.de (ohne Pfad und Zusätze)').default(inhaber.siteUrl);

/** Reads RETENTION_DAYS for the privacy policy. @throws where it is faulty */
export function retentionDays(env: Env): number {
	return read('RETENTION_DAYS', retentionDaysRule, env);
}

/** Reads SITE_URL for the pages. @throws where it is faulty */
export function siteUrl(env: Env): string {
	return read('SITE_URL', siteUrlRule, env);
}

/** Makes the rule of a setting that is a whole number between two bounds. */
export function wholeNumber(from: number, to: number) {
	const holds = (value: string) =>
		/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to;
	return checkedText(holds, `keine ganze Zahl von ${from} bis ${to}`).transform(Number);
}

/** Makes the rule of a setting; `fault` completes „X ist …“ for a value that does not hold. */
export function checkedText(holds: (value: string) => boolean, fault: string) {
	return z.string().refine(holds, { error: ({ input }) => `„${input}“ ist ${fault}.` });
}

function read<T>(name: string, rule: z.ZodType<T>, env: Env): T {
	const { success, data, error } = rule.safeParse(env[name] || undefined);
	if (success) return data;
	const faults = error.issues.map(({ message }) => message).join(' ');
	throw new Error(`${name}: ${faults} Bitte in .env oder der Umgebung berichtigen.`);
}
