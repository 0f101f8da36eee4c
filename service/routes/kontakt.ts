import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPUNKT } from '#shared/kontaktformular.ts';
import { securityHeaders } from '#shared/security-headers.ts';
import type { AppDeps } from '../app.ts';
import { createBrake } from '../http/brake.ts';
import { createClientKey } from '../http/client-key.ts';
import { createLimiter } from '../http/limiter.ts';
import { isForeign } from '../http/origin-check.ts';
import { cameByTls, clientAddress } from '../http/proxy-headers.ts';
import { readBody } from '../http/read-body.ts';
import { traceOf } from '../log.ts';
import { findVerdacht } from '../spam/verdacht.ts';
import { antwortSeite } from './antwort-seite.ts';
import {
	ANGENOMMEN,
	type Antwort,
	FALSCHE_ART,
	FREMDE_SEITE,
	NICHT_GESPEICHERT,
	ungueltig,
	ZU_GROSS,
	zuViele,
} from './antworten.ts';
import { formatOf, readAnfrage } from './read-anfrage.ts';

export const KONTAKT_PATH = `/${ENDPUNKT}`;

const MAX_BODY = 1024 * 1024;
const LARGE_BODIES_AT_ONCE = 64;
const ACCEPTED_AT_ONCE = 512;

/** Registers the endpoint of the contact form. */
export function registerKontakt(app: FastifyInstance, deps: AppDeps): void {
	const clientKey = createClientKey();
	const limiter = createLimiter({ limit: deps.rateLimit, now: deps.now });
	const largeBodies = createBrake(LARGE_BODIES_AT_ONCE);
	const accepting = createBrake(ACCEPTED_AT_ONCE);

	const clientOf = (request: IncomingMessage) => clientKey(clientAddress(request, deps.trustProxy));

	app.post(KONTAKT_PATH, async (request, reply) => {
		const antwort = await answer(request.raw);
		return send(request, reply, antwort);
	});

	async function answer(request: IncomingMessage): Promise<Antwort> {
		if (isForeign(request, deps)) return FREMDE_SEITE;
		const format = formatOf(request.headers['content-type']);
		if (format === null) return FALSCHE_ART;
		const klient = clientOf(request);
		const taken = limiter.take(klient);
		if (taken.kind === 'limited') return zuViele(taken.retryAfterSeconds);

		const body = await readBody(request, { limit: MAX_BODY, brake: largeBodies, stop: deps.stop });
		if (body.kind === 'too-large') return ZU_GROSS;
		if (body.kind !== 'complete') return NICHT_GESPEICHERT;

		const read = readAnfrage(format, body.bytes);
		if (read.kind === 'invalid') return ungueltig(read.felder);

		const verdacht = findVerdacht(read.anfrage);
		const leave = await accepting.enter();
		try {
			const accepted = await deps.acceptor.accept(read.anfrage, { verdacht });
			if (accepted.kind === 'unavailable') {
				deps.log.error({ grund: accepted.reason }, 'Eine Anfrage konnte nicht gespeichert werden.');
				return NICHT_GESPEICHERT;
			}
			if (accepted.kind === 'stored') deps.onStored();
			return ANGENOMMEN;
		} catch (error) {
			deps.log.error(traceOf(error), 'Eine Anfrage konnte nicht gespeichert werden.');
			return NICHT_GESPEICHERT;
		} finally {
			leave();
		}
	}

	function send(request: FastifyRequest, reply: FastifyReply, antwort: Antwort): FastifyReply {
		reply.code(antwort.status);
		if (antwort.retryAfterSeconds !== undefined) {
			reply.header('retry-after', String(antwort.retryAfterSeconds));
		}
		if (formatOf(request.headers['content-type']) === 'form') {
			reply.headers(securityHeaders('document', cameByTls(request.raw, deps.trustProxy)));
			reply.type('text/html; charset=utf-8');
			return reply.send(antwortSeite(deps.site.answerTemplate, antwort));
		}
		if (antwort.readable) {
			reply.type('application/json; charset=utf-8');
			return reply.send(JSON.stringify({ message: antwort.message }));
		}
		return reply.type('text/plain; charset=utf-8').send(antwort.message);
	}
}
