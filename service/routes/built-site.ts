import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { canonicalPath, NOT_PUBLIC } from '#shared/addresses.ts';
import { fileHeaders } from '#shared/response-headers.ts';
import { sendPlain } from './replies.ts';

export const UNREADABLE_ADDRESS = 'Diese Adresse ist unverständlich.';
const NOT_FOUND = '404.html';
const UNKNOWN_PROJECT = 'portfolio/404.html';

/**
 * Serves the built site (Astro, `build.format: 'file'`): each file under its canonical path, a
 * redirect for other spellings of a page, one of two not-found pages for the rest. While another
 * build is being written into the folder it answers 503.
 */
export function registerBuiltSite(app: FastifyInstance, distDir: string): void {
	// A build removes this note first and writes it last.
	const isComplete = () => existsSync(join(distDir, 'build.json'));
	app.register(fastifyStatic, {
		root: distDir,
		serve: false,
		preCompressed: true,
		cacheControl: false,
	});
	app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
		if (!isComplete()) return sendPlain(reply.header('retry-after', 10), 503, BEING_BUILT);
		const name = fileOf(distDir, `/${request.params['*']}`);
		if (name === undefined) return reply.callNotFound();
		return reply.headers(fileHeaders(`/${name}`)).sendFile(name);
	});

	app.setNotFoundHandler((request, reply) => {
		const [path = '', ...query] = request.url.split('?');
		const page = canonicalPath(path);
		if (page !== path && fileOf(distDir, page)) {
			return reply.redirect([page, ...query].join('?'), 308);
		}
		const url = fileOf(distDir, path) ? '/*' : path;
		const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
		if (allowed.length > 0 && !allowed.includes(request.method)) {
			const text = `Diese Adresse nimmt nur ${allowed.join(', ')} an.`;
			return sendPlain(reply.header('allow', allowed.join(', ')), 405, text);
		}
		return sendNotFound(reply, path);
	});

	function sendNotFound(reply: FastifyReply, path: string): FastifyReply {
		const name = /^\/portfolio\/[^/]+\/?$/.test(path) ? UNKNOWN_PROJECT : NOT_FOUND;
		if (!existsSync(join(distDir, name))) {
			return sendPlain(reply, 404, 'Diese Seite wurde nicht gefunden.');
		}
		// With an ETag, a browser that asks again would get 304 and no page.
		const options = { etag: false, lastModified: false, acceptRanges: false };
		return reply
			.code(404)
			.headers(fileHeaders(`/${name}`))
			.sendFile(name, options);
	}
}

const METHODS = ['GET', 'HEAD', 'POST'];
const BEING_BUILT =
	'Diese Website wird gerade erneuert. Bitte versuchen Sie es gleich noch einmal.';

/** Returns the name of the file under this path, if there is one and it is public. */
function fileOf(distDir: string, path: string): string | undefined {
	const name = path === '/' ? 'index.html' : path.slice(1) + (/\.[^/]*$/.test(path) ? '' : '.html');
	if (path.endsWith('.html') || path.endsWith('/index') || NOT_PUBLIC.test(name)) return undefined;
	return existsSync(join(distDir, name)) ? name : undefined;
}
