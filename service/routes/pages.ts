import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '#shared/cache-control.ts';
import { securityHeaders } from '#shared/security-headers.ts';
import { sendPlain } from './send-plain.ts';

const NOT_FOUND = '404.html';
const UNKNOWN_PROJECT = 'portfolio/404.html';
/** Answers without a page of their own, what static hosts read, hidden files, compressed copies. */
const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort)\.html$|^(_headers|_redirects|build\.json)$|(^|\/)\.(?!well-known\/)|\.(br|gz)$/;

/**
 * Serves the built site (Astro, `build.format: 'file'`): each file under its canonical path, other
 * spellings of a page redirected, everything else one of the two not-found pages.
 */
export function registerPages(app: FastifyInstance, distDir: string): void {
	const filesNow = watchBuild(distDir);
	app.register(fastifyStatic, {
		root: distDir,
		serve: false,
		preCompressed: true,
		cacheControl: false,
	});
	app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
		const files = filesNow();
		if (files === null) return sendPlain(reply.header('retry-after', 10), 503, UNDER_WAY);
		const name = files.get(`/${request.params['*']}`);
		return name === undefined ? reply.callNotFound() : sendFile(request, reply, name);
	});

	app.setNotFoundHandler((request, reply) => {
		const files = filesNow();
		const [path = '', ...query] = request.url.split('?');
		const plain = path
			.replace(/\/+/g, '/')
			.replace(/\/$/, '')
			.replace(/\.html$/, '');
		const canonical = plain.replace(/(^|\/)index$/, '') || '/';
		// Typed with capitals or more slashes it is the same page; a project's name is taken as it is.
		const page = /^\/[^/.]*$/.test(canonical) ? canonical.toLowerCase() : canonical;
		if (page !== path && files?.has(page)) {
			return reply.redirect([page, ...query].join('?'), 308);
		}
		const url = files?.has(path) ? '/*' : path;
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
		reply.code(404);
		// Without a tag: a page that is not there is never „unchanged“, which would be an empty answer.
		const options = { etag: false, lastModified: false, acceptRanges: false };
		return sendFile(request, reply, name, options);
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

/**
 * The public files of the build, by path: what was not built does not exist, whatever lies in the
 * folder. When another build was made in it they are read anew; while one is under way, which begins
 * with removing its note and ends with writing it, there are none.
 */
function watchBuild(distDir: string): () => ReadonlyMap<string, string> | null {
	const note = () => statSync(join(distDir, 'build.json'), { throwIfNoEntry: false })?.mtimeMs;
	let known = note();
	let files = listFiles(distDir);
	return () => {
		const present = note();
		if (present === known) return files;
		if (present === undefined) return null;
		files = listFiles(distDir);
		known = present;
		return files;
	};
}

function listFiles(distDir: string): ReadonlyMap<string, string> {
	const names = readdirSync(distDir, { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => !NOT_PUBLIC.test(name) && statSync(join(distDir, name)).isFile())
			.map((name) => [pathOf(name.replaceAll(sep, '/')), name]),
	);
}

function pathOf(name: string): string {
	if (!name.endsWith('.html')) return `/${name}`;
	return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
