import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { canonicalPath, NOT_PUBLIC } from '#shared/addresses.ts';
import { ENDPOINT } from '#shared/form.ts';
import { fileHeaders } from '#shared/response-headers.ts';
import { sendAnswer, WRONG_METHOD } from './answers.ts';

/**
 * Serves the built site (Astro, `build.format: 'file'`): each file under its canonical path, a
 * redirect for other spellings of a page, one of two not-found pages for the rest.
 */
export function registerBuiltSite(app: FastifyInstance, distDir: string): void {
	app.register(fastifyStatic, {
		root: distDir,
		serve: false,
		preCompressed: true,
		cacheControl: false,
	});
	app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
		const name = fileOf(distDir, `/${request.params['*']}`);
		if (name === undefined) return reply.callNotFound();
		return reply.headers(fileHeaders(`/${name}`)).sendFile(name);
	});

	app.setNotFoundHandler((request, reply) => {
		const [path = '', ...query] = request.url.split('?');
		if (path === `/${ENDPOINT}`) return sendAnswer(request, reply, distDir, WRONG_METHOD);
		const page = canonicalPath(path);
		if (page !== path && fileOf(distDir, page)) {
			return reply.redirect([page, ...query].join('?'), 308);
		}
		const name = /^\/portfolio\/[^/]+\/?$/.test(path) ? 'portfolio/404.html' : '404.html';
		// With an ETag, a browser that asks again would get 304 and no page.
		const options = { etag: false, lastModified: false, acceptRanges: false };
		return reply
			.code(404)
			.headers(fileHeaders(`/${name}`))
			.sendFile(name, options);
	});
}

/** Returns the name of the file under this path, if there is one and it is public. */
function fileOf(distDir: string, path: string): string | undefined {
	const name = path === '/' ? 'index.html' : path.slice(1) + (extname(path) ? '' : '.html');
	if (path.endsWith('.html') || path === '/index' || NOT_PUBLIC.test(name)) return undefined;
	return existsSync(join(distDir, name)) ? name : undefined;
}
