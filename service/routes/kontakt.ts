import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anfrageSchema } from '#shared/anfrage.ts';
import { ENDPOINT } from '#shared/endpoint.ts';
import { inLines } from '#shared/fields.ts';
import { securityHeaders } from '#shared/response-headers.ts';
import type { Accept } from '../accept.ts';
import type { Config } from '../config.ts';
import { clientKey, createLimits } from '../limits.ts';
import { type Log, traceOf } from '../log.ts';
import { textReasons } from '../spam/reasons.ts';
import { normaliseTexts } from './normalise-text.ts';
import { MAX_BODY, readForm, readJson } from './read-body.ts';
import {
	acceptedReply,
	FOREIGN_PAGE,
	invalid,
	NOT_STORED,
	type Reply,
	replyPage,
	SENT_AS_JSON,
	sendPlain,
	TOO_LARGE,
	tooMany,
	WRONG_KIND,
} from './replies.ts';

export type KontaktDeps = Pick<Config, 'rateLimit' | 'siteUrl' | 'distDir'> & {
	accept: Accept;
	log: Log;
};

export async function registerKontakt(app: FastifyInstance, deps: KontaktDeps): Promise<void> {
	const limits = createLimits(deps.rateLimit);

	// Other types are refused.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('application/json', readJson);
	app.addContentTypeParser(FORM, readForm);

	// Before the body is read.
	app.addHook('onRequest', async (request, reply) => {
		if (isForeign(request, deps.siteUrl)) return send(request, reply, FOREIGN_PAGE);
		const bytes = announcedBytes(request);
		const seconds = await limits.admit(clientKey(request.ip), bytes);
		if (seconds > 0) return send(request, reply, tooMany(seconds));
	});

	app.post(`/${ENDPOINT}`, async (request, reply) => {
		const read = anfrageSchema.safeParse(request.body);
		if (!read.success) return send(request, reply, invalid(read.error.issues));
		const texts = normaliseTexts(read.data);
		const reasons = textReasons(texts);
		// Browsers send one of them with every form, with and without JavaScript.
		const { origin, 'sec-fetch-site': fetchSite } = request.headers;
		if (origin === undefined && fetchSite === undefined) reasons.push('no-browser');
		if (await limits.isAboveLimit(clientKey(request.ip))) reasons.push('rate-limit');
		const accepted = deps.accept({ texts, reasons });
		return send(
			request,
			reply,
			accepted === null ? NOT_STORED : acceptedReply(accepted, inLines(texts)),
		);
	});

	app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
		if (error.statusCode === 413) return send(request, reply, TOO_LARGE);
		if (error.statusCode === 415) return send(request, reply, WRONG_KIND);
		// Where the client has gone, nobody is left to answer.
		if (request.raw.complete) {
			deps.log.error(traceOf(error), 'Eine Anfrage konnte nicht gespeichert werden.');
		}
		return send(request, reply, NOT_STORED);
	});

	function send(request: FastifyRequest, reply: FastifyReply, answer: Reply): FastifyReply {
		const { status, message, accepted, retryAfterSeconds } = answer;
		if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
		const page = isForm(request) ? replyPage(deps.distDir, answer) : null;
		if (page !== null) {
			reply.headers(securityHeaders('document', request.protocol === 'https'));
			return reply.code(status).type('text/html; charset=utf-8').send(page);
		}
		if (isForm(request) || !SENT_AS_JSON.includes(status)) return sendPlain(reply, status, message);
		return reply.code(status).send({ message, ...accepted });
	}
}

const FORM = 'application/x-www-form-urlencoded';

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

function isForm({ headers }: FastifyRequest): boolean {
	return headers['content-type']?.trim().toLowerCase().startsWith(FORM) ?? false;
}
