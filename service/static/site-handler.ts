import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#shared/security-headers.ts';
import { plainHeaders } from '../http/plain-answer.ts';
import { cameByTls } from '../http/proxy-headers.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { matchesTag } from './entity-tag.ts';
import type { Representation, Site, SiteFile } from './read-site.ts';
import { resolvePath } from './resolve-path.ts';
import { streamFile } from './stream-file.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the built site. Answers every request: with a file, a redirect, a 404 page or a 405. */
export function createSiteHandler(site: Site, deps: { trustProxy: number }): SiteHandler {
	const headers = createHeaderCache();

	return (request, response) => {
		const tls = cameByTls(request, deps.trustProxy);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			refuseMethod(response, tls);
			return;
		}
		// The usual request is a path of the table as it stands: no parsing for it.
		const direct = site.files.get(request.url ?? '');
		if (direct !== undefined) {
			sendFile(request, response, direct, tls);
			return;
		}
		const resolved = resolvePath(site, request.url ?? '');
		if (resolved.kind === 'found') sendFile(request, response, resolved.file, tls);
		else if (resolved.kind === 'moved') redirect(response, resolved.location, tls);
		else sendNotFound(request, response, resolved.kind, tls);
	};

	function sendFile(
		request: IncomingMessage,
		response: ServerResponse,
		file: SiteFile,
		tls: boolean,
	): void {
		const chosen = choose(file, request.headers['accept-encoding']);
		const head = headers(file, chosen, tls);
		const known = request.headers['if-none-match'];
		if (known !== undefined && matchesTag(known, chosen.tag)) {
			response.writeHead(304, head.unchanged);
			response.end();
		} else if (chosen.body === null) {
			streamFile(request, response, { representation: chosen, headers: head.full });
		} else {
			response.writeHead(200, head.full);
			response.end(chosen.body);
		}
	}

	function sendNotFound(
		request: IncomingMessage,
		response: ServerResponse,
		kind: 'unknown' | 'unknown-project',
		tls: boolean,
	): void {
		const page = (kind === 'unknown-project' ? site.unknownProject : null) ?? site.notFound;
		const chosen = page === null ? null : choose(page, request.headers['accept-encoding']);
		if (page === null || chosen === null || chosen.body === null) {
			sendPlain(response, 404, 'Diese Seite wurde nicht gefunden.', tls);
			return;
		}
		response.writeHead(404, headers(page, chosen, tls).full);
		response.end(chosen.body);
	}
}

function choose(file: SiteFile, acceptEncoding: string | undefined): Representation {
	const { representations } = file;
	if (representations.length === 1) return representations[0];
	const encoding = chooseEncoding(
		acceptEncoding,
		representations.map((representation) => representation.encoding),
	);
	return representations.find((one) => one.encoding === encoding) ?? representations[0];
}

type Head = { full: string[]; unchanged: string[] };

/** Header lists are made once per representation, in the flat form that Node writes fastest. */
function createHeaderCache(): (file: SiteFile, chosen: Representation, tls: boolean) => Head {
	const plain = new Map<Representation, Head>();
	const behindTls = new Map<Representation, Head>();
	return (file, chosen, tls) => {
		const cache = tls ? behindTls : plain;
		const cached = cache.get(chosen);
		if (cached !== undefined) return cached;
		const head = makeHead(file, chosen, tls);
		cache.set(chosen, head);
		return head;
	};
}

function makeHead(file: SiteFile, chosen: Representation, tls: boolean): Head {
	const unchanged = {
		etag: chosen.tag,
		'cache-control': file.cacheControl,
		...(file.representations.length > 1 ? { vary: 'Accept-Encoding' } : {}),
		...securityHeaders(file.document ? 'document' : 'other', tls),
	};
	const full = {
		'content-type': file.type,
		'content-length': String(chosen.size),
		...(chosen.encoding === 'identity' ? {} : { 'content-encoding': chosen.encoding }),
		...(chosen.body === null ? { 'accept-ranges': 'bytes' } : {}),
		...unchanged,
	};
	return { full: Object.entries(full).flat(), unchanged: Object.entries(unchanged).flat() };
}

function redirect(response: ServerResponse, location: string, tls: boolean): void {
	const text = `Diese Seite steht unter ${location}`;
	response.writeHead(308, {
		...plainHeaders(text, tls),
		location,
		'cache-control': 'public, max-age=3600',
	});
	response.end(text);
}

function refuseMethod(response: ServerResponse, tls: boolean): void {
	const text = 'Diese Seite kann nur gelesen werden.';
	response.writeHead(405, { ...plainHeaders(text, tls), allow: 'GET, HEAD' });
	response.end(text);
}

function sendPlain(response: ServerResponse, status: number, text: string, tls: boolean): void {
	response.writeHead(status, plainHeaders(text, tls));
	response.end(text);
}
