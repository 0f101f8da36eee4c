import { randomUUID } from 'node:crypto';
import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from 'fastify';
import { REQUEST_WITHIN_MS } from '#shared/form.ts';
import { HEALTH_PATH, PROCESS_HEADER } from '#shared/health.ts';
import { securityHeaders } from '#shared/response-headers.ts';
import type { Config } from './config.ts';
import { traceOf } from './log.ts';
import { registerBuiltSite } from './routes/built-site.ts';
import { type KontaktDeps, registerKontakt } from './routes/kontakt.ts';

/** Together with MAX_BODY it bounds the memory that requests take, however slowly they come. */
const MAX_CONNECTIONS = 2_000;
/** A client could ask for this many files on one connection and read none; a piece of each is held. */
const MAX_REQUESTS_PER_CONNECTION = 30;

export type AppDeps = KontaktDeps &
	Pick<Config, 'trustProxy'> & {
		/** Tells whether something keeps inquiries from being taken, kept or read (problems.ts). */
		isDisturbed(): boolean;
	};

/** Builds the service from its parts; production and tests differ only in what they pass in. */
export function buildApp(deps: AppDeps): FastifyInstance {
	const app = Fastify({
		// Given a number, Fastify trusts no proxy, as visitors could forge so many addresses.
		trustProxy: (_address, hop) => hop < deps.trustProxy,
		// Fastify's own answer is JSON with a message, which the form would take for one to the inquiry.
		return503OnClosing: false,
		requestTimeout: REQUEST_WITHIN_MS,
		connectionTimeout: REQUEST_WITHIN_MS + 5_000,
		http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
		frameworkErrors: (_error, request, reply) => {
			setHeaders(request, reply);
			return sendPlain(reply, 400, 'Diese Adresse ist unverständlich.');
		},
	});
	app.server.maxConnections = MAX_CONNECTIONS;
	app.server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
	// Fastify answers broken HTTP in JSON, too; Node does not.
	app.server.removeAllListeners('clientError');
	// Fastify would keep a body in pieces, at every address; the one route that takes bodies reads them.
	app.removeAllContentTypeParsers();
	app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
	app.setErrorHandler<Partial<FastifyError>>((error, _request, reply) => {
		const { statusCode: status = 500 } = error;
		// Every other status is a refusal; under attack there are hundreds.
		if (status === 500) deps.log.error(traceOf(error), 'Ein Aufruf ist fehlgeschlagen.');
		const text = 'Dieser Aufruf konnte nicht bearbeitet werden.';
		return sendPlain(reply, status >= 500 ? 503 : status, text);
	});

	registerBuiltSite(app, deps.distDir);
	const processId = randomUUID();
	// For monitors, who may be anybody: what is wrong is said in `status`, log and mail.
	app.get(HEALTH_PATH, async (_request, reply) => {
		reply.header(PROCESS_HEADER, processId);
		return deps.isDisturbed()
			? sendPlain(reply, 503, 'gestört\n')
			: sendPlain(reply, 200, 'in Ordnung\n');
	});
	app.register((scope) => registerKontakt(scope, deps));
	return app;
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
	reply.headers(securityHeaders(request.protocol === 'https'));
	reply.header('cache-control', 'no-store');
}

/** Answers in plain text: to monitors, and to what is no inquiry. */
function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
	return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
