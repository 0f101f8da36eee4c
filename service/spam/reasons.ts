import { partsForReading } from '#shared/for-reading.ts';
import type { PerTextField } from '#shared/form.ts';

/**
 * Why an inquiry may be spam: the words that are stored, and what they mean for the owner. The privacy policy lists them
 * all (src/content/recht/datenschutz.md).
 */
const REASONS = {
	'no-browser': 'nicht mit einem üblichen Browser gesendet',
	'link-in-name': 'Link oder Formatierung im Namen oder bei der Telefonnummer',
	'mixed-scripts': 'lateinische und kyrillische Buchstaben in einem Wort',
	'random-case': 'Name mit willkürlich großen Buchstaben',
	'rate-limit': 'sehr viele Anfragen vom selben Anschluss',
	owner: 'von Ihnen markiert',
} as const;

export type Reason = keyof typeof REASONS;

/** Returns the meanings of stored words. A word that only a newer program knows stays as it is. */
export function explainReasons(words: string[]): string {
	const meanings: Record<string, string> = REASONS;
	return words.map((word) => meanings[word] ?? word).join('; ');
}

/** No more characters of a name or a telephone number are checked, to limit the time. */
const MAX_LENGTH = 500;

/** What routes/kontakt.ts knows of a request besides its texts. */
export type Circumstances = {
	/** It has a header that browsers send with every form, with and without JavaScript. */
	byBrowser: boolean;
	isAboveLimit: boolean;
};

/**
 * Returns why an inquiry may be spam; `owner` is the owner's own mark. Language, topic and alphabet never count; only
 * two alphabets in one word do.
 */
export function judge(
	texts: PerTextField<string>,
	{ byBrowser, isAboveLimit }: Circumstances,
): Reason[] {
	const { name, text } = partsForReading(texts);
	const nameStart = name.slice(0, MAX_LENGTH);
	const checks: [Reason, boolean][] = [
		['link-in-name', hasLinkOrMarkup(`${nameStart}\n${texts.phone.slice(0, MAX_LENGTH)}`)],
		['mixed-scripts', hasMixedScripts(`${nameStart}\n${text}`)],
		['random-case', hasRandomCase(nameStart)],
		['no-browser', !byBrowser],
		['rate-limit', isAboveLimit],
	];
	return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Tells whether a text has a web address (with protocol, www or a path), HTML or BBCode in it. */
export function hasLinkOrMarkup(text: string): boolean {
	return [ADDRESS, ADDRESS_WITH_PATH, HTML, FORUM_MARKUP].some((pattern) => pattern.test(text));
}

const ADDRESS = /https?:\/\/|\bwww\.[\p{L}\d]/iu;
/** Small letters only, and no abbreviations: neither `Dipl.Ing/Architekt` nor `tel.privat/0231 12` is one. */
const ADDRESS_WITH_PATH =
	/\b(?:[a-z\d-]{3,}\.(?!(?:ing|gmbh)\b)[a-z]{2,}|t\.me|wa\.me)\/(?!\d[\d ]*$)[\w?#+]/m;
const HTML =
	/<\/?(?:a|b|i|u|p|br|em|strong|font|div|span|img|svg|style|script|iframe|h\d)(?:\s[^<>]*)?\/?>/i;
const FORUM_MARKUP = /\[\/?(?:url|link|img|b|i|u)[=\]]/i;

/**
 * Tells whether a word mixes Latin and Cyrillic letters as a disguise: it changes alphabet three times
 * or more (`кaзинo`), or is mostly Latin and its Cyrillic letters all look Latin (`Саsino`), unless they
 * end it (`SMSка`). Greek is not counted, as many brands begin with it.
 */
export function hasMixedScripts(text: string): boolean {
	return found(text, /[\p{sc=Cyrl}\p{sc=Latn}]{4,}/gu).some((word) => {
		// A Latin i often stands for the Cyrillic one by mistake.
		const parts = found(word.replaceAll('i', ''), /\p{sc=Cyrl}+|\p{sc=Latn}+/gu);
		const cyrillic = parts.filter((part) => /\p{sc=Cyrl}/u.test(part)).join('');
		const looksLatin = LATIN_TWINS.test(cyrillic) && cyrillic.length < word.length / 2;
		return parts.length > 3 || (looksLatin && !word.endsWith(cyrillic));
	});
}

/** Cyrillic letters that look like Latin ones: a, e, o, p, c, y, x, i, j, s and many capitals. */
const LATIN_TWINS =
	/^[\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405]+$/;

/** Tells whether a long word changes its case again and again, unlike `McDonald` and `PraxisPlus`. */
export function hasRandomCase(name: string): boolean {
	return found(name, /\p{L}{8,}/gu).some((word) => {
		const [, ...humps] = found(word, /\p{Lu}+\p{Ll}*|\p{Ll}+/gu);
		const irregular = humps.filter((hump) => hump.length < 3 || /\p{Lu}{2}/u.test(hump));
		const changes = found(word, /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Ll})/gu);
		return irregular.length > 1 && changes.length >= word.length / 3;
	});
}

function found(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([match]) => match);
}
