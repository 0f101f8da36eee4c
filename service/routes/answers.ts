import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLines } from '#shared/for-reading.ts';
import {
	FIELDS,
	type JsonAnswer,
	NOT_SENT_TITLE,
	type PerTextField,
	perTextField,
	RECEIVED_TITLE,
} from '#shared/form.ts';
import { GERMAN_DATE, germanClock } from '#shared/german-time.ts';
import { inhaber } from '#shared/inhaber.ts';
import { DOCUMENT_POLICY } from '#shared/response-headers.ts';
import { sheetContent } from '#shared/sheet-content.ts';

/** An answer of the endpoint. */
export type Answer = {
	status: number;
	message: string;
	/** Of a stored inquiry: when it was received, to the second, and its zeichen. */
	receipt?: { eingang: string; zeichen: string };
	/** For clients that are programs: `allow`, `retry-after`. */
	headers?: Record<string, string | number>;
};

const REACH_ME = `schreiben Sie an ${inhaber.email} oder rufen Sie an: ${inhaber.telefon}`;

/** @param stored `receivedAt` in milliseconds since 1970 */
export function thanks(stored: { zeichen: string; receivedAt: number }): Answer {
	// In the owner's words, as „innerhalb von 2 Werktagen“.
	const soon = inhaber.freiwillig.antwortzeit ?? 'in Kürze';
	const message = `Vielen Dank für Ihre Anfrage! Ich melde mich ${soon} bei Ihnen.`;
	const eingang = new Date(stored.receivedAt).toISOString().replace(/\.\d+/, '');
	return { status: 200, message, receipt: { eingang, zeichen: stored.zeichen } };
}

/** Where the browser names another page, or none, as the one that the inquiry comes from. */
export function foreignPage(siteUrl: string): Answer {
	const message = `Ihr Browser nennt als Herkunft der Anfrage nicht diese Website. So ist es bei einer Übersetzung oder Kopie der Seite, und deshalb wurde sie nicht angenommen. Bitte senden Sie sie von ${siteUrl}/kontakt aus, ${REACH_ME}.`;
	return { status: 403, message };
}

export const WRONG_METHOD: Answer = {
	status: 405,
	message: 'Diese Adresse nimmt nur an, was das Kontaktformular sendet.',
	headers: { allow: 'POST' },
};

export const TOO_LARGE: Answer = {
	status: 413,
	message: `Ihre Nachricht ist zu lang und konnte nicht angenommen werden. Bitte kürzen Sie sie, ${REACH_ME}.`,
};

export const WRONG_KIND: Answer = {
	status: 415,
	message: 'Anfragen werden als JSON oder als Formular angenommen.',
};

export const NOT_STORED: Answer = {
	status: 503,
	message: `Ihre Anfrage kann gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal, ${REACH_ME}.`,
	headers: { 'retry-after': 60 },
};

/** @param seconds until the client may ask again */
export function tooMany(seconds: number): Answer {
	const minutes = Math.ceil(seconds / 60);
	const later = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
	const message = `In kurzer Zeit kamen sehr viele oder sehr lange Anfragen. Bitte versuchen Sie es in ${later} noch einmal, ${REACH_ME}.`;
	return { status: 429, message, headers: { 'retry-after': seconds } };
}

/**
 * Names the faulty fields of a request that no browser's form sends.
 * @param issues what the schema found
 */
export function invalid(issues: { path: PropertyKey[] }[]): Answer {
	const faulty = FIELDS.filter(({ name }) => issues.some(({ path }) => path[0] === name));
	const names = faulty.map(({ label }) => label).join(', ');
	const reason = names === '' ? 'war nicht lesbar' : `ist unvollständig oder ungültig (${names})`;
	const message = `Ihre Anfrage ${reason} und wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben, ${REACH_ME}.`;
	return { status: 422, message };
}

/** Sends the answer: to the form's script as JSON; where a page is to be shown, as a page of the site. */
export function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	distDir: string,
	answer: Answer,
): FastifyReply {
	const { status, message, receipt, headers = {} } = answer;
	reply.code(status).headers(headers);
	const page = isForPage(request) ? answerPage(distDir, answer, textsOf(request.body)) : null;
	if (page === null) {
		const json: JsonAnswer = receipt
			? { message, stored: true, ...receipt }
			: { message, stored: false };
		return reply.send(json);
	}
	return reply
		.header('content-security-policy', DOCUMENT_POLICY)
		.type('text/html; charset=utf-8')
		.send(page);
}

/** How a form is sent without JavaScript. */
export const FORM = 'application/x-www-form-urlencoded';

/** Tells whether the answer becomes the browser's page: to a form without JavaScript, or to an address typed in. */
function isForPage({ headers }: FastifyRequest): boolean {
	const isForm = headers['content-type']?.trim().toLowerCase().startsWith(FORM) ?? false;
	return isForm || (headers.accept?.includes('text/html') ?? false);
}

/** What was written in the fields, whatever arrived. */
function textsOf(body: unknown): PerTextField<string> {
	const sent: Record<string, unknown> = { ...Object(body) };
	return perTextField(({ name }) => (typeof sent[name] === 'string' ? sent[name] : ''));
}

/**
 * Returns the page with this answer, or null if the site has none.
 * @param distDir the built site, whose antwort.html and, for what was not stored, abgelehnt.html have marks such as
 * `{{TITEL}}` in their text
 * @param texts what the visitor wrote
 */
export function answerPage(
	distDir: string,
	{ message, receipt }: Answer,
	texts: PerTextField<string>,
): string | null {
	const template = join(distDir, receipt ? 'antwort.html' : 'abgelehnt.html');
	if (!existsSync(template)) return null;
	const eingang = receipt && new Date(receipt.eingang);
	const sheet = sheetContent(texts);
	const values: Record<string, string | undefined> = {
		TITEL: receipt ? RECEIVED_TITLE : NOT_SENT_TITLE,
		MELDUNG: message,
		ZEICHEN: receipt?.zeichen,
		EINGANG: receipt?.eingang,
		TAG: eingang && GERMAN_DATE.format(eingang),
		ZEIT: eingang && germanClock(eingang),
		GESCHRIEBEN: inLines(texts),
		NAME: sheet.name.join('\n'),
		DOMAIN: sheet.domain,
		TELEFON: sheet.telephone,
		WORTE: sheet.message,
	};
	return readFileSync(template, 'utf8').replace(/\{\{([A-Z]+)\}\}/g, (mark, name) =>
		escapeHtml(values[name] ?? mark),
	);
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
