import { parse } from 'node:querystring';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { anfrageSchema } from '#shared/anfrage.ts';
import { ENDPOINT, FIELDS, MAX_BODY } from '#shared/form.ts';
import type { Config } from '../config.ts';
import { clientKey, createLimits } from '../limits.ts';
import { type Log, traceOf } from '../log.ts';
import { judge } from '../spam/reasons.ts';
import type { Accept } from '../store/inbox.ts';
import {
	type Answer,
	FORM,
	foreignPage,
	invalid,
	NOT_STORED,
	sendAnswer,
	TOO_LARGE,
	thanks,
	tooMany,
	WRONG_KIND,
} from './answers.ts';

export type KontaktDeps = Pick<Config, 'rateLimit' | 'siteUrl' | 'distDir'> & {
	accept: Accept;
	log: Log;
};

/** The contact form's endpoint: an inquiry is judged, stored and answered. */
export async function registerKontakt(app: FastifyInstance, deps: KontaktDeps): Promise<void> {
	const { distDir, siteUrl, log } = deps;
	const count = createLimits(deps.rateLimit);

	app.addContentTypeParser('application/json', readJson);
	app.addContentTypeParser(FORM, readForm);

	app.post(`/${ENDPOINT}`, async (request, reply) =>
		sendAnswer(request, reply, distDir, await answerTo(request)),
	);

	/** Only once the body was read: who still sends when the answer comes may never see it. */
	async function answerTo(request: FastifyRequest): Promise<Answer> {
		if (isForeign(request, siteUrl)) return foreignPage(siteUrl);
		const counted = await count(clientKey(request.ip), announcedBytes(request));
		if (counted.secondsToWait > 0) return tooMany(counted.secondsToWait);
		const read = anfrageSchema.safeParse(request.body);
		if (!read.success) return invalid(read.error.issues);
		const { origin, 'sec-fetch-site': fetchSite } = request.headers;
		const byBrowser = origin !== undefined || fetchSite !== undefined;
		const texts = read.data;
		const reasons = judge(texts, { byBrowser, isAboveLimit: counted.isAboveLimit });
		const stored = await deps.accept({ texts, reasons });
		return stored === null ? NOT_STORED : thanks(stored);
	}

	app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
		if (error.statusCode === 413) return sendAnswer(request, reply, distDir, TOO_LARGE);
		if (error.statusCode === 415) return sendAnswer(request, reply, distDir, WRONG_KIND);
		// Where the client went away half-way, nothing has failed.
		const { destroyed, complete } = request.raw;
		if (!destroyed || complete) {
			log.error(traceOf(error), 'Eine Anfrage konnte nicht gespeichert werden.');
		}
		return sendAnswer(request, reply, distDir, NOT_STORED);
	});
}

/** A body that does not say its length counts as the longest. */
function announcedBytes({ headers }: FastifyRequest): number {
	const isChunked = headers['transfer-encoding'] !== undefined;
	return isChunked ? MAX_BODY : Number(headers['content-length'] ?? 0);
}

/**
 * Tells whether a page of another site sent the request. Browsers say so in Sec-Fetch-Site; where
 * they omit it (plain HTTP, older browsers), Origin has to name the called host or the configured
 * site. A program that sends neither is no browser that another site could abuse.
 */
function isForeign({ headers, host }: FastifyRequest, siteUrl: string): boolean {
	const fetchSite = headers['sec-fetch-site'];
	if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';

	const { origin } = headers;
	if (origin === undefined) return false;
	return URL.parse(origin)?.host !== host.toLowerCase() && origin !== new URL(siteUrl).origin;
}

type Pieces = AsyncIterable<Buffer>;

/** Parses a JSON body for Fastify; returns `undefined` for what is no JSON. */
async function readJson(_request: unknown, pieces: Pieces): Promise<unknown> {
	const text = await readBody(pieces);
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Parses a form-encoded body for Fastify: the first value under each name of a field. */
async function readForm(_request: unknown, pieces: Pieces): Promise<object> {
	const sent = parse(await readBody(pieces));
	const values = FIELDS.map(({ name }) => [name, [sent[name]].flat()[0]] as const);
	const fields = Object.fromEntries(values);
	// A browser sends a ticked box as `on` and no other box at all.
	return { ...fields, checkbox: fields.checkbox === 'on' };
}

/**
 * Reads a body. One longer than MAX_BODY is read to its end all the same, since a client that still sends reads no
 * answer. @throws with status code 413 for such a body
 */
async function readBody(pieces: Pieces): Promise<string> {
	// One buffer: sent a few bytes at a time, the pieces would take many times their size.
	const body = Buffer.allocUnsafe(MAX_BODY);
	let length = 0;
	for await (const piece of pieces) {
		piece.copy(body, Math.min(length, MAX_BODY));
		length += piece.length;
	}
	if (length > MAX_BODY)
		throw Object.assign(new Error('The body is too long.'), { statusCode: 413 });
	return body.toString('utf8', 0, length);
}
