import type { FastifyInstance } from 'fastify';
import { traceOf } from '../log.ts';
import type { Log } from '../outbox/log.ts';

const HEALTH_PATH = '/backend/health';

export type HealthDeps = {
	/** whether inquiries reach the owner; asks the database */
	healthy(): boolean;
	/** aborted when the service stops */
	stop: AbortSignal;
	now(): Date;
	log: Log;
};

const FRESH_MS = 1_000;

/** Registers the answer for monitors: 200 or 503, and not a word about inquiries. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
	let known = { at: Number.NEGATIVE_INFINITY, well: false };

	app.get(HEALTH_PATH, async (_request, reply) => {
		reply.type('text/plain; charset=utf-8');
		return isWell() ? reply.send('in Ordnung\n') : reply.code(503).send('gestört\n');
	});

	// Asked by many at once, the database is asked once.
	function isWell(): boolean {
		if (deps.stop.aborted) return false;
		const at = deps.now().getTime();
		if (Math.abs(at - known.at) >= FRESH_MS) known = { at, well: look() };
		return known.well;
	}

	function look(): boolean {
		try {
			return deps.healthy();
		} catch (error) {
			deps.log.error(traceOf(error), 'Der Zustand konnte nicht ermittelt werden.');
			return false;
		}
	}
}
