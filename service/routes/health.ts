import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app.ts';
import { traceOf } from '../log.ts';

export const HEALTH_PATH = '/backend/health';

/** Registers the answer for monitors: 200 or 503, and not a word about inquiries. */
export function registerHealth(
	app: FastifyInstance,
	deps: Pick<AppDeps, 'healthy' | 'stop' | 'log'>,
): void {
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
