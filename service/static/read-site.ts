import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cacheControl } from '#shared/cache-control.ts';
import type { Encoding } from './accept-encoding.ts';
import { contentType } from './content-type.ts';

/** One file in one encoding; `body` is `null` where it is streamed from disk instead. */
export type Representation = {
	encoding: Encoding;
	file: string;
	tag: string;
	size: number;
	body: Buffer | null;
};

export type SiteFile = {
	/** canonical path, the one visitors see: `/`, `/about`, `/_astro/x.js` */
	path: string;
	type: string;
	cacheControl: string;
	document: boolean;
	/** the first is always the unencoded one */
	representations: [Representation, ...Representation[]];
};

/** Everything that can be served, and nothing else: what is not in it does not exist. */
export type Site = {
	files: ReadonlyMap<string, SiteFile>;
	notFound: SiteFile | null;
	unknownProject: SiteFile | null;
	/** page around the answer to a form sent without JavaScript */
	answerTemplate: string | null;
};

export type SiteRead = { kind: 'site'; site: Site } | { kind: 'missing'; reason: string };

const KEEP_IN_MEMORY = 256 * 1024;
const MEMORY_BUDGET = 24 * 1024 * 1024;
const NOT_PUBLIC = /^\/(antwort\.html|_headers|_redirects)$|\/\.(?!well-known\/)|\.(br|gz)$/;

/** Reads the built site (Astro, `build.format: 'file'`) into a table of canonical paths. */
export function readSite(distDir: string): SiteRead {
	if (!existsSync(join(distDir, 'index.html'))) {
		return {
			kind: 'missing',
			reason: `In ${distDir} liegt keine gebaute Website. Bitte zuerst „npm run build“ ausführen.`,
		};
	}
	const names = listFiles(distDir);
	const known = new Set(names);
	const budget = { left: MEMORY_BUDGET };
	const files = new Map<string, SiteFile>();
	for (const name of names.filter((name) => !NOT_PUBLIC.test(name)).sort(pagesFirst)) {
		const file = readSiteFile(distDir, name, known, budget);
		files.set(file.path, file);
	}
	const notFound = files.get('/404') ?? null;
	const unknownProject = files.get('/portfolio/404') ?? null;
	files.delete('/404');
	files.delete('/portfolio/404');

	const template = join(distDir, 'antwort.html');
	const answerTemplate = existsSync(template) ? readFileSync(template, 'utf8') : null;
	return { kind: 'site', site: { files, notFound, unknownProject, answerTemplate } };
}

function listFiles(distDir: string): string[] {
	return readdirSync(distDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(distDir, '/').length - 1))
		.map((name) => name.split(sep).join('/'));
}

// Pages, scripts and styles get the memory; pictures of projects only what is left of it.
function pagesFirst(a: string, b: string): number {
	const media = (name: string) => Number(name.startsWith('/projekte/'));
	return media(a) - media(b) || a.localeCompare(b);
}

function readSiteFile(
	distDir: string,
	name: string,
	known: Set<string>,
	budget: { left: number },
): SiteFile {
	const file = join(distDir, name);
	const type = contentType(name);
	const document = name.endsWith('.html');
	const siblings = [
		{ encoding: 'br', suffix: '.br' },
		{ encoding: 'gzip', suffix: '.gz' },
	] as const;
	return {
		path: document ? canonicalPage(name) : name,
		type,
		document,
		cacheControl: cacheControl(name),
		representations: [
			represent(file, 'identity', type, budget),
			...siblings
				.filter(({ suffix }) => known.has(name + suffix))
				.map(({ encoding, suffix }) => represent(file + suffix, encoding, type, budget)),
		],
	};
}

function canonicalPage(name: string): string {
	const path = name.replace(/\.html$/, '').replace(/\/index$/, '');
	return path === '' ? '/' : path;
}

function represent(
	file: string,
	encoding: Encoding,
	type: string,
	budget: { left: number },
): Representation {
	const { size, mtimeMs } = statSync(file);
	// Films always go by the way that knows byte ranges: some browsers play them no other way.
	const streamed = size > 0 && type.startsWith('video/');
	if (streamed || size > KEEP_IN_MEMORY || size > budget.left) {
		const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
		return { encoding, file, tag, size, body: null };
	}
	budget.left -= size;
	const body = readFileSync(file);
	const digest = hash('sha256', body, 'base64url').slice(0, 16);
	return { encoding, file, tag: `"${digest}"`, size: body.length, body };
}
