import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anfrageSchema } from '#shared/anfrage.ts';
import { ENDPOINT } from '#shared/endpoint.ts';
import { securityHeaders } from '#shared/response-headers.ts';
import type { Config } from '../config.ts';
import { createBudget } from '../limits/budget.ts';
import type { ClientKeys } from '../limits/client-key.ts';
import { type Log, traceOf } from '../log.ts';
import type { Accept } from '../outbox/accept.ts';
import { normaliseTexts } from '../outbox/normalise-text.ts';
import { createSpamCheck } from '../spam/spam-check.ts';
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

export type KontaktDeps = Pick<Config, 'rateLimit' | 'siteUrl' | 'distDir'> & {
	accept: Accept;
	/** Called after an inquiry was stored, to deliver it at once. */
	onStored(): void;
	log: Log;
};

/** Above the rate limit inquiries are marked (spam/spam-check.ts); above these multiples of it, refused. */
const REFUSED_ABOVE = { perClient: 10, inTotal: 50 };
const BYTES_PER_WINDOW = 4 * 1024 * 1024;
/** For the log. */
const NOT_SAVED = 'Eine Anfrage konnte nicht gespeichert werden.';

export async function registerKontakt(
	app: FastifyInstance,
	deps: KontaktDeps,
	keysOf: ClientKeys,
): Promise<void> {
	const requests = createBudget(deps.rateLimit * REFUSED_ABOVE.perClient);
	const allRequests = createBudget(deps.rateLimit * REFUSED_ABOVE.inTotal);
	const spamReasonsOf = createSpamCheck(deps.rateLimit);
	const bytes = createBudget(deps.rateLimit === 0 ? 0 : BYTES_PER_WINDOW);

	// Before the body is read.
	app.addHook('onRequest', async (request, reply) => {
		if (isForeign(request, deps.siteUrl)) return send(request, reply, FOREIGN_PAGE);
		const wait = requests.take(keysOf(request), 1) || allRequests.take(['all'], 1);
		return wait === 0 ? undefined : send(request, reply, tooMany(wait));
	});
	app.post(`/${ENDPOINT}`, async (request, reply) => {
		return send(request, reply, await receive(request));
	});

	async function receive(request: FastifyRequest): Promise<Reply> {
		const read = anfrageSchema.safeParse(request.body);
		if (!read.success) return invalid(read.error.issues);
		const client = keysOf(request);
		const size = Buffer.byteLength(JSON.stringify(read.data));
		const wait = bytes.take(client, size);
		if (wait > 0) return tooMany(wait);

		const texts = normaliseTexts(read.data);
		const accepted = await deps.accept(texts, spamReasonsOf(texts, request.headers, client));
		if (accepted.kind === 'stored') deps.onStored();
		else bytes.giveBack(client, size);
		if (accepted.kind !== 'unavailable')
			return acceptedReply(accepted.zeichen, accepted.receivedAt);
		deps.log.error({ grund: accepted.reason }, NOT_SAVED);
		return NOT_STORED;
	}

	app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
		// A client that is cut off while it still sends does not read the answer.
		reply.header('connection', 'keep-alive');
		const known = ANSWERS[error.statusCode ?? 500];
		if (!known) deps.log.error(traceOf(error), NOT_SAVED);
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

/** Answers to what Fastify and limitBodies refuse, by status. */
const ANSWERS: Record<number, Reply> = {
	400: invalid([]),
	413: TOO_LARGE,
	415: WRONG_KIND,
	503: NOT_STORED,
};

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
