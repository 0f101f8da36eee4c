import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { FIELDS, RECEIVED_TITLE } from '#shared/form.ts';
import { GERMAN_CLOCK, GERMAN_DATE } from '#shared/german-time.ts';
import { inhaber } from '#shared/inhaber.ts';

/** An answer of the endpoint. */
export type Reply = {
	status: number;
	title: string;
	message: string;
	/** Of a stored inquiry: when it was received, to the second, and its zeichen. */
	accepted?: { eingang: string; zeichen: string };
	/** What the visitor wrote, in lines; the page without JavaScript shows it once more. */
	written?: string;
	retryAfterSeconds?: number;
};

const REACH_ME = `schreiben Sie an ${inhaber.email} oder rufen Sie an: ${inhaber.telefon}`;

/**
 * With these the page gets JSON, shows the message and empties its form. All others are plain text,
 * which it ignores: the draft stays.
 */
export const SENT_AS_JSON = [200, 403, 422];

/** The page shows the zeichen beside the message. @param accepted `receivedAt` in milliseconds since 1970 */
export function acceptedReply(
	accepted: { zeichen: string; receivedAt: number },
	written: string,
): Reply {
	const { zeichen, receivedAt } = accepted;
	const soon = inhaber.freiwillig.antwortzeit ?? 'in Kürze';
	const thanks = `Vielen Dank für Ihre Anfrage! Ich melde mich ${soon} bei Ihnen.`;
	const eingang = new Date(receivedAt).toISOString().replace(/\.\d+/, '');
	const answer = { title: RECEIVED_TITLE, message: thanks, written };
	return { ...answer, status: 200, accepted: { eingang, zeichen } };
}

/** Where the browser says that another page sent the inquiry. */
export function foreignPage(siteUrl: string): Reply {
	const message = `Ihr Browser sagt, dass die Anfrage nicht von dieser Website kam, sondern von einer anderen Seite, etwa einer Übersetzung oder Kopie. Bitte senden Sie sie noch einmal von ${siteUrl}/kontakt, ${REACH_ME}.`;
	return { status: 403, title: 'Nicht angenommen', message };
}

export const TOO_LARGE: Reply = {
	status: 413,
	title: 'Zu lang',
	message: `Ihre Nachricht ist zu lang und konnte nicht angenommen werden. Bitte kürzen Sie sie, ${REACH_ME}.`,
};

export const WRONG_KIND: Reply = {
	status: 415,
	title: 'Nicht lesbar',
	message: 'Anfragen werden als JSON oder als Formular angenommen.',
};

export const NOT_STORED: Reply = {
	status: 503,
	title: 'Nicht gespeichert',
	message: `Ihre Anfrage kann gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal, ${REACH_ME}.`,
	retryAfterSeconds: 60,
};

/** @param retryAfterSeconds until the client may ask again */
export function tooMany(retryAfterSeconds: number): Reply {
	const minutes = Math.ceil(retryAfterSeconds / 60);
	const later = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
	const message = `In kurzer Zeit kamen sehr viele oder sehr lange Anfragen. Bitte versuchen Sie es in ${later} noch einmal, ${REACH_ME}.`;
	return { status: 429, title: 'Zu viele Anfragen', message, retryAfterSeconds };
}

/**
 * Names the faulty fields of a request that no browser's form sends; the page has emptied its form
 * when the visitor reads it.
 * @param issues what the schema found
 */
export function invalid(issues: { path: PropertyKey[] }[]): Reply {
	const faulty = FIELDS.filter(({ name }) => issues.some(({ path }) => path[0] === name));
	const names = faulty.map(({ label }) => label).join(', ');
	const reason = names === '' ? 'war nicht lesbar' : `ist unvollständig oder ungültig (${names})`;
	const message = `Ihre Anfrage ${reason} und wurde nicht angenommen. Bitte füllen Sie das Formular noch einmal aus, ${REACH_ME}.`;
	return { status: 422, title: 'Nicht angenommen', message };
}

/**
 * Returns the page that answers a form sent without JavaScript, or null if the site has none.
 * @param distDir the built site, whose antwort.html and, for what was not stored, abgelehnt.html have marks such as
 * `{{TITEL}}` in their text
 */
export function replyPage(distDir: string, reply: Reply): string | null {
	const { title, message, accepted, written = '' } = reply;
	const template = join(distDir, accepted ? 'antwort.html' : 'abgelehnt.html');
	if (!existsSync(template)) return null;
	const { eingang = '', zeichen = '' } = accepted ?? {};
	const inGermany = (format: Intl.DateTimeFormat) => eingang && format.format(new Date(eingang));
	const values: Record<string, string> = {
		TITEL: title,
		MELDUNG: message,
		ZEICHEN: zeichen,
		EINGANG: eingang,
		TAG: inGermany(GERMAN_DATE),
		ZEIT: inGermany(GERMAN_CLOCK),
		GESCHRIEBEN: written,
	};
	return readFileSync(template, 'utf8').replace(/\{\{([A-Z]+)\}\}/g, (mark, name) =>
		escapeHtml(values[name] ?? mark),
	);
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Answers in plain text, which the page does not show (Reply). */
export function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
	return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
