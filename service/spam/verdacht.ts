import type { Anfrage } from '#shared/anfrage.ts';

const MANY_LINKS = 3;

/**
 * Reasons (German, for the owner) to suspect advertising; empty for an ordinary inquiry. A reason
 * marks an inquiry and never holds it back: a person decides.
 */
export function findVerdacht(anfrage: Anfrage): string[] {
	const { vorname, nachname, phone, message } = anfrage;
	const checks: [string, boolean][] = [
		['viele Links', countLinks(message) >= MANY_LINKS],
		['Link im Namen oder Telefon', [vorname, nachname, phone].some((text) => countLinks(text) > 0)],
		['HTML oder BBCode', /<a\s|<\/a>|\[url[=\]]|\[link[=\]]/i.test(message)],
		['bekannte Werbung', WERBUNG.some((pattern) => pattern.test(message))],
	];
	return checks.filter(([, suspicious]) => suspicious).map(([reason]) => reason);
}

function countLinks(text: string): number {
	return text.match(/\bhttps?:\/\/|\bwww\.|\bt\.me\//gi)?.length ?? 0;
}

const WERBUNG = [
	/\b(?:backlinks?|guest post|link building|domain authority|first page of google)\b/i,
	/\b(?:casino|viagra|cialis|forex|bitcoin|crypto(?:currency)?|payday loan)\b/i,
	/\b(?:adult dating|sexy girls|onlyfans|escort service)\b/i,
	/\b(?:rank your (?:web)?site|increase your (?:website )?traffic|seo (?:services?|packages?))\b/i,
	/\b(?:mass mailing|contact form (?:blast|marketing|submission)|million (?:contact )?forms)\b/i,
];
