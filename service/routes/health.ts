import type { FastifyInstance } from 'fastify';
import { traceOf } from '../log.ts';
import type { Log } from '../outbox/log.ts';

const HEALTH_PATH = '/backend/health';

export type HealthDeps = {
	/** whether inquiries reach the owner; asked with every call, so it has to be quick */
	healthy(): boolean;
	/** aborted when the service stops */
	stop: AbortSignal;
	log: Log;
};

/** Registers the answer for monitors: 200 or 503, and not a word about inquiries. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
	app.get(HEALTH_PATH, async (_request, reply) => {
		reply.type('text/plain; charset=utf-8');
		return isWell() ? reply.send('in Ordnung\n') : reply.code(503).send('gestört\n');
	});

	function isWell(): boolean {
		if (deps.stop.aborted) return false;
		try {
			return deps.healthy();
		} catch (error) {
			deps.log.error(traceOf(error), 'Der Zustand konnte nicht ermittelt werden.');
			return false;
		}
	}
}
