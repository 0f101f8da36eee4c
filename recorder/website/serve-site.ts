import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/**
 * Serves one site folder on a free local port, and the folder `packages` under `/npm/`: the samples load their
 * libraries from there.
 */
export async function serveSite(
	folder: string,
	packages?: string,
): Promise<AsyncDisposable & { url: string }> {
	const app = fastify({ forceCloseConnections: true });
	const options = { cacheControl: false, dotfiles: 'allow' as const };
	app.register(fastifyStatic, { ...options, root: path.resolve(folder) });
	const beside = packages && { root: path.resolve(packages), prefix: '/npm/' };
	if (beside) app.register(fastifyStatic, { ...options, ...beside, decorateReply: false });
	const url = await app.listen({ host: '127.0.0.1', port: 0 });
	return { url: `${url}/`, [Symbol.asyncDispose]: () => app.close() };
}
