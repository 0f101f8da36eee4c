import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** A client site on a free local port: `/` is its folder, `/npm/` the installed packages (fonts). */
export type SiteServer = { url: string; close: () => Promise<void> };

/** Serves one site folder until `close`. */
export async function serveSite(ordner: string, nodeModules: string): Promise<SiteServer> {
	const server = createServer(async (anfrage, antwort) => {
		const pfad = decodeURIComponent(new URL(anfrage.url ?? '/', 'http://localhost').pathname);
		const datei = pfad.startsWith('/npm/')
			? inside(nodeModules, pfad.slice('/npm/'.length))
			: inside(ordner, pfad.slice(1) || 'index.html');
		try {
			if (!datei || !(await stat(datei)).isFile()) throw new Error('nicht gefunden');
			const inhalt = await readFile(datei);
			const typ = typen[path.extname(datei)] ?? 'application/octet-stream';
			antwort.writeHead(200, { 'content-type': typ, 'cache-control': 'no-store' }).end(inhalt);
		} catch {
			antwort.writeHead(pfad === '/favicon.ico' ? 204 : 404).end();
		}
	});
	await new Promise<void>((fertig, fehler) => {
		server.once('error', fehler);
		server.listen(0, '127.0.0.1', fertig);
	});
	const adresse = server.address();
	if (adresse === null || typeof adresse === 'string')
		throw new Error('Der Server hat keinen Port.');
	return {
		url: `http://127.0.0.1:${adresse.port}/`,
		close: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};
}

function inside(ordner: string, relativ: string): string | undefined {
	const ziel = path.resolve(ordner, relativ);
	return ziel.startsWith(path.resolve(ordner) + path.sep) ? ziel : undefined;
}

const typen: Record<string, string> = {
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
