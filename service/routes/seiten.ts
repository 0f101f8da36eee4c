import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '#shared/cache-control.ts';
import { securityHeaders } from '#shared/security-headers.ts';

const NOT_FOUND = '404.html';
const UNKNOWN_PROJECT = 'portfolio/404.html';
/** Answers without a page of their own, what static hosts read, hidden files, compressed copies. */
const NOT_PUBLIC =
	/^(404|portfolio\/404|antwort)\.html$|^(_headers|_redirects|build\.json)$|(^|\/)\.(?!well-known\/)|\.(br|gz)$/;

/**
 * Serves the built site (Astro, `build.format: 'file'`): each file under its canonical path, other
 * spellings of a page redirected, everything else one of the two not-found pages.
 */
export function registerSeiten(app: FastifyInstance, distDir: string): void {
	const names = listFiles(distDir);
	app.register(fastifyStatic, {
		root: distDir,
		serve: false,
		preCompressed: true,
		cacheControl: false,
	});
	// One route per file: what was not built does not exist, whatever lies in the folder later on.
	const open = new Set([...names].filter((name) => !NOT_PUBLIC.test(name)));
	for (const name of open) {
		app.get(pathOf(name), (request, reply) => sendFile(request, reply, name));
	}

	// Typed with capitals or more slashes it is the same page; a project's name is taken as it is.
	const pages = [...open].filter((name) => /^[^/]+\.html$/.test(name)).map(pathOf);
	const typed = new Map(pages.map((page) => [page.toLowerCase(), page]));

	app.setNotFoundHandler((request, reply) => {
		const [path = '', ...query] = request.url.split('?');
		const plain = path
			.replace(/\/+/g, '/')
			.replace(/\/$/, '')
			.replace(/\.html$/, '');
		const canonical = plain.replace(/(^|\/)index$/, '') || '/';
		const page = typed.get(canonical.toLowerCase()) ?? canonical;
		if (page !== path && open.has(fileOf(page))) {
			return reply.redirect([page, ...query].join('?'), 308);
		}
		const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path })).join(', ');
		if (allowed !== '') {
			const text = `Diese Adresse nimmt nur ${allowed} an.`;
			return reply.code(405).header('allow', allowed).type('text/plain; charset=utf-8').send(text);
		}
		return sendNotFound(request, reply, path);
	});

	function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
		const name = /^\/portfolio\/[^/]+\/?$/.test(path) ? UNKNOWN_PROJECT : NOT_FOUND;
		reply.code(404);
		if (!names.has(name)) {
			return reply.type('text/plain; charset=utf-8').send('Diese Seite wurde nicht gefunden.');
		}
		// Without a tag: a page that is not there is never „unchanged“, which would be an empty answer.
		const options = { etag: false, lastModified: false, acceptRanges: false };
		return sendFile(request, reply, name, options);
	}
}

const METHODS = ['GET', 'HEAD', 'POST'];

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

function listFiles(distDir: string): ReadonlySet<string> {
	const names = readdirSync(distDir, { recursive: true, encoding: 'utf8' });
	const files = names.filter((name) => statSync(join(distDir, name)).isFile());
	return new Set(files.map((name) => name.replaceAll(sep, '/')));
}

function pathOf(name: string): string {
	if (!name.endsWith('.html')) return `/${name}`;
	return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function fileOf(page: string): string {
	return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}
