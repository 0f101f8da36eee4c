import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anfrageSchema } from '#shared/anfrage.ts';
import { ENDPOINT } from '#shared/endpoint.ts';
import type { PerTextField } from '#shared/fields.ts';
import { securityHeaders } from '#shared/response-headers.ts';
import type { Accept } from '../accept.ts';
import type { Config } from '../config.ts';
import { clientKey, createLimits } from '../limits.ts';
import { type Log, traceOf } from '../log.ts';
import type { Reason } from '../spam/reasons.ts';
import { textReasons } from '../spam/text-reasons.ts';
import { normaliseTexts } from './normalise-text.ts';
import {
	acceptedReply,
	FOREIGN_PAGE,
	invalid,
	NOT_STORED,
	type Reply,
	replyPage,
	sendPlain,
	TOO_LARGE,
	tooMany,
	WRONG_KIND,
} from './replies.ts';

/** Bytes of one body; a longer one is answered with TOO_LARGE. */
export const MAX_BODY = 1024 * 1024;

export type KontaktDeps = Pick<Config, 'rateLimit' | 'siteUrl' | 'distDir'> & {
	accept: Accept;
	log: Log;
};

export async function registerKontakt(app: FastifyInstance, deps: KontaktDeps): Promise<void> {
	const limits = createLimits(deps.rateLimit);

	// Before the body is read.
	app.addHook('onRequest', async (request, reply) => {
		if (isForeign(request, deps.siteUrl)) return send(request, reply, FOREIGN_PAGE);
		const seconds = await limits.admit(clientKey(request.ip), announcedBytes(request));
		return seconds === 0 ? undefined : send(request, reply, tooMany(seconds));
	});

	app.post(`/${ENDPOINT}`, async (request, reply) => {
		const read = anfrageSchema.safeParse(request.body);
		if (!read.success) return send(request, reply, invalid(read.error.issues));
		const texts = normaliseTexts(read.data);
		const accepted = deps.accept(texts, await reasonsOf(request, texts));
		return send(request, reply, accepted === null ? NOT_STORED : acceptedReply(accepted));
	});

	/** What has another reason does not count towards the rate limit: bots use up nobody's share. */
	async function reasonsOf(
		{ headers, ip }: FastifyRequest,
		texts: PerTextField<string>,
	): Promise<Reason[]> {
		const reasons = textReasons(texts);
		// Browsers send one of them with every form, with and without JavaScript.
		if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) {
			reasons.push('no-browser');
		}
		if (reasons.length > 0) return reasons;
		return (await limits.isAboveLimit(clientKey(ip))) ? ['rate-limit'] : [];
	}

	app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
		// A client that is cut off while it still sends does not read the answer.
		reply.header('connection', 'keep-alive');
		const known = ANSWERS[error.statusCode ?? 500];
		if (!known) deps.log.error(traceOf(error), 'Eine Anfrage konnte nicht gespeichert werden.');
		return send(request, reply, known ?? NOT_STORED);
	});

	function send(request: FastifyRequest, reply: FastifyReply, answer: Reply): FastifyReply {
		const { status, message, accepted, asJson, retryAfterSeconds } = answer;
		if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
		const page = isForm(request) ? replyPage(deps.distDir, answer) : null;
		if (page !== null) {
			reply.headers(securityHeaders('document', request.protocol === 'https'));
			return reply.code(status).type('text/html; charset=utf-8').send(page);
		}
		if (asJson && !isForm(request)) return reply.code(status).send({ message, ...accepted });
		return sendPlain(reply, status, message);
	}
}

/** Answers to what Fastify refuses, by status. */
const ANSWERS: Record<number, Reply> = { 400: invalid([]), 413: TOO_LARGE, 415: WRONG_KIND };

/** A body that does not say its length counts as the longest. */
function announcedBytes({ headers }: FastifyRequest): number {
	const isChunked = headers['transfer-encoding'] !== undefined;
	return Math.min(MAX_BODY, isChunked ? MAX_BODY : Number(headers['content-length'] ?? 0));
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
	const named = URL.parse(origin)?.host;
	if (named === undefined || named === '') return true;
	return named !== host.toLowerCase() && origin !== new URL(siteUrl).origin;
}

function isForm({ headers }: FastifyRequest): boolean {
	return /^\s*application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}
