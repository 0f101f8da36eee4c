import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { securityHeaders } from '#shared/security-headers.ts';
import { createHttpServer, onClientError, type TimeLimits } from './http/http-server.ts';
import { cameByTls } from './http/proxy-headers.ts';
import { traceOf } from './log.ts';
import type { Acceptor } from './outbox/accept.ts';
import type { Log } from './outbox/log.ts';
import { HEALTH_PATH, registerHealth } from './routes/health.ts';
import { KONTAKT_PATH, registerKontakt } from './routes/kontakt.ts';
import type { Site } from './static/read-site.ts';
import { createSiteHandler } from './static/site-handler.ts';

export type AppDeps = {
	site: Site;
	acceptor: Pick<Acceptor, 'accept'>;
	/** called after an inquiry was stored, so that delivery starts at once */
	onStored(): void;
	healthy(): boolean;
	now(): Date;
	log: Log;
	siteUrl: string;
	trustProxy: number;
	rateLimit: number;
	/** aborted when the service stops: what has not arrived whole by then is refused */
	stop: AbortSignal;
	timeLimits?: TimeLimits;
};

/** Puts the service together; production and tests differ only in what they pass in. */
export function buildApp(deps: AppDeps): FastifyInstance {
	const serveSite = createSiteHandler(deps.site, deps);

	const app = Fastify({
		logger: false,
		return503OnClosing: false,
		clientErrorHandler: onClientError,
		serverFactory: (handleByFastify): RawServerDefault =>
			createHttpServer((request, response) => {
				if (deps.stop.aborted) response.shouldKeepAlive = false;
				if (ALLOWED.has(pathOf(request))) handleByFastify(request, response);
				else handleBySite(request, response);
			}, deps.timeLimits),
	});

	// Files do not take the way through Fastify, which would halve their number per second.
	function handleBySite(request: IncomingMessage, response: ServerResponse): void {
		try {
			serveSite(request, response);
		} catch (error) {
			deps.log.error(traceOf(error), 'Eine Seite konnte nicht ausgeliefert werden.');
			response.destroy();
		}
	}

	// The routes read bodies themselves, because being too large is an answer there, not an error.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', (_request, _payload, done) => done(null));

	app.addHook('onRequest', async (request, reply) => {
		reply.headers(securityHeaders('other', cameByTls(request.raw, deps.trustProxy)));
		reply.header('cache-control', 'no-store');
	});
	app.addHook('onSend', async (_request, reply) => {
		if (deps.stop.aborted) reply.header('connection', 'close');
	});

	registerKontakt(app, deps);
	registerHealth(app, deps);

	// Only the paths of ALLOWED get here, so what was not found is the method.
	app.setNotFoundHandler((request, reply) => {
		const allow = ALLOWED.get(pathOf(request.raw)) ?? '';
		reply.code(405).header('allow', allow).type('text/plain; charset=utf-8');
		return reply.send(`Diese Adresse nimmt nur ${allow} an.`);
	});

	app.setErrorHandler((error, _request, reply) => {
		const status = statusOf(error);
		if (status >= 500) deps.log.error(traceOf(error), 'Ein Aufruf ist fehlgeschlagen.');
		return reply
			.code(status >= 500 ? 503 : status)
			.type('text/plain; charset=utf-8')
			.send('Diese Anfrage konnte nicht bearbeitet werden.');
	});
	return app;
}

const ALLOWED = new Map([
	[KONTAKT_PATH, 'POST'],
	[HEALTH_PATH, 'GET, HEAD'],
]);

function pathOf(request: IncomingMessage): string {
	const { url = '' } = request;
	const query = url.indexOf('?');
	return query === -1 ? url : url.slice(0, query);
}

function statusOf(error: unknown): number {
	if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
	return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
