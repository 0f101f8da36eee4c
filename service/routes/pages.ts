import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '#shared/cache-control.ts';
import { securityHeaders } from '#shared/security-headers.ts';
import { sendPlain } from './send-plain.ts';

const NOT_FOUND = '404.html';
const UNKNOWN_PROJECT = 'portfolio/404.html';
/** Answers without a page of their own, what static hosts read, other spellings, hidden files, compressed copies. */
const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort)\.html$|^(_headers|_redirects|build\.json)$|(^|\/)(\/|\.(?!well-known\/))|\.(br|gz)$/;

/**
 * Serves the built site (Astro, `build.format: 'file'`): each file under its canonical path, other
 * spellings of a page redirected, everything else one of the two not-found pages; nothing while
 * another build is being made in the folder.
 */
export function registerPages(app: FastifyInstance, distDir: string): void {
	// A build begins with removing its note and ends with writing it.
	const isWhole = () => existsSync(join(distDir, 'build.json'));
	app.register(fastifyStatic, {
		root: distDir,
		serve: false,
		preCompressed: true,
		cacheControl: false,
	});
	app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
		if (!isWhole()) return sendPlain(reply.header('retry-after', 10), 503, UNDER_WAY);
		const name = fileOf(distDir, `/${request.params['*']}`);
		return name === undefined ? reply.callNotFound() : sendFile(request, reply, name);
	});

	app.setNotFoundHandler((request, reply) => {
		const [path = '', ...query] = request.url.split('?');
		const canonical = path.replace(/\/+/g, '/').replace(/(\/index)?(\.html)?\/?$/, '') || '/';
		// Typed with capitals or more slashes it is the same page; a project's name is taken as it is.
		const page = /^\/[^/.]*$/.test(canonical) ? canonical.toLowerCase() : canonical;
		if (page !== path && fileOf(distDir, page)) {
			return reply.redirect([page, ...query].join('?'), 308);
		}
		const url = fileOf(distDir, path) ? '/*' : path;
		const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
		if (allowed.length > 0 && !allowed.includes(request.method)) {
			const text = `Diese Adresse nimmt nur ${allowed.join(', ')} an.`;
			return sendPlain(reply.header('allow', allowed.join(', ')), 405, text);
		}
		return sendNotFound(request, reply, path);
	});

	function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
		const name = /^\/portfolio\/[^/]+\/?$/.test(path) ? UNKNOWN_PROJECT : NOT_FOUND;
		if (!existsSync(join(distDir, name))) {
			return sendPlain(reply, 404, 'Diese Seite wurde nicht gefunden.');
		}
		// Without a tag: a page that is not there is never „unchanged“, which would be an empty answer.
		const options = { etag: false, lastModified: false, acceptRanges: false };
		return sendFile(request, reply.code(404), name, options);
	}
}

const METHODS = ['GET', 'HEAD', 'POST'];
const UNDER_WAY = 'Diese Website wird gerade erneuert. Bitte versuchen Sie es gleich noch einmal.';

function sendFile(
	request: FastifyRequest,
	reply: FastifyReply,
	name: string,
	options: { etag?: boolean; lastModified?: boolean; acceptRanges?: boolean } = {},
): FastifyReply {
	const kind = name.endsWith('.html') ? 'document' : 'other';
	reply.headers(securityHeaders(kind, request.protocol === 'https'));
	return reply.header('cache-control', cacheControl(`/${name}`)).sendFile(name, options);
}

/** The name of the file that is under this path; what is not public does not exist. */
function fileOf(distDir: string, path: string): string | undefined {
	const name = path === '/' ? 'index.html' : path.slice(1) + (/\.[^/]*$/.test(path) ? '' : '.html');
	if (path.endsWith('.html') || path.endsWith('/index') || NOT_PUBLIC.test(name)) return undefined;
	return existsSync(join(distDir, name)) ? name : undefined;
}
