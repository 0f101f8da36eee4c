import type { FastifyInstance } from 'fastify';
import type { Storage } from '../db/storage.ts';

export type HealthDeps = {
	/** whether inquiries reach the owner; asked with every call, so it has to be quick */
	healthy(): boolean;
	/** whether one can be kept */
	storage(): Storage;
	/** aborted when the service stops */
	stop: AbortSignal;
};

/** Registers the answer for monitors: 200 or 503, and not a word about inquiries. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
	app.get('/backend/health', async (_request, reply) => {
		reply.type('text/plain; charset=utf-8');
		const isWell = !deps.stop.aborted && deps.storage() === 'ready' && deps.healthy();
		return isWell ? reply.send('in Ordnung\n') : reply.code(503).send('gestört\n');
	});
}
