import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** A client site on a free local port: `/` is its folder, `/npm/` the installed packages (fonts). */
export type SiteServer = { url: string; close: () => Promise<void> };

/** Serves one site folder until `close`. */
export async function serveSite(folder: string, nodeModules: string): Promise<SiteServer> {
	const app = fastify({ forceCloseConnections: true });
	const options = { cacheControl: false, dotfiles: 'allow' as const };
	app.register(fastifyStatic, { ...options, root: path.resolve(folder) });
	app.register(fastifyStatic, {
		...options,
		root: path.resolve(nodeModules),
		prefix: '/npm/',
		decorateReply: false,
	});
	const url = await app.listen({ host: '127.0.0.1', port: 0 });
	return { url: `${url}/`, close: () => app.close() };
}
