import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** A client site on a free local port: `/` is its folder, `/npm/` the installed packages (fonts). */
export type SiteServer = { url: string; close: () => Promise<void> };

/** Serves one site folder until `close`. */
export async function serveSite(folder: string, nodeModules: string): Promise<SiteServer> {
	const server = createServer(async (anfrage, reply) => {
		const asked = decodeURIComponent(new URL(anfrage.url ?? '/', 'http://localhost').pathname);
		const file = asked.startsWith('/npm/')
			? inside(nodeModules, asked.slice('/npm/'.length))
			: inside(folder, asked.slice(1) || 'index.html');
		try {
			if (!file || !(await stat(file)).isFile()) throw new Error('nicht gefunden');
			const content = await readFile(file);
			const type = types[path.extname(file)] ?? 'application/octet-stream';
			reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
		} catch {
			reply.writeHead(asked === '/favicon.ico' ? 204 : 404).end();
		}
	});
	await new Promise<void>((done, fault) => {
		server.once('error', fault);
		server.listen(0, '127.0.0.1', done);
	});
	const address = server.address();
	if (address === null || typeof address === 'string')
		throw new Error('Der Server hat keinen Port.');
	return {
		url: `http://127.0.0.1:${address.port}/`,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

function inside(folder: string, relative: string): string | undefined {
	const target = path.resolve(folder, relative);
	return target.startsWith(path.resolve(folder) + path.sep) ? target : undefined;
}

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.gif': 'image/gif',
	'.ico': 'image/x-icon',
	'.mp4': 'video/mp4',
	'.mjs': 'text/javascript; charset=utf-8',
	'.woff2': 'font/woff2',
	'.woff': 'font/woff',
};
