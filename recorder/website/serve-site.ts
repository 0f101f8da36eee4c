import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Serves one site folder on a free local port, and under `/npm/` the installed packages of `root` (fonts). */
export async function serveSite(
	folder: string,
	root: string,
): Promise<AsyncDisposable & { url: string }> {
	const app = fastify({ forceCloseConnections: true });
	const options = { cacheControl: false, dotfiles: 'allow' as const };
	app.register(fastifyStatic, { ...options, root: path.resolve(folder) });
	const packages = { root: path.resolve(root, 'node_modules'), prefix: '/npm/' };
	app.register(fastifyStatic, { ...options, ...packages, decorateReply: false });
	const url = await app.listen({ host: '127.0.0.1', port: 0 });
	return { url: `${url}/`, [Symbol.asyncDispose]: () => app.close() };
}
