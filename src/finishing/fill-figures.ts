import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FIGURES } from '../lib/page-figures.ts';
import { brotli } from './compress.ts';

const RESOURCES =
	/<(?:script|img|source|video|iframe|link)\b[^>]*?\s(?:src|srcset|href|poster)="([^"]+)"/g;

/** Scripts, styles and fonts of the build, wherever the page names them: islands name theirs in attributes. */
const FILES = /\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g;
/** The same in a script, which names its neighbours: `import './react.js'`, `import('./x.js')`. */
const NEIGHBOURS = /["'`]\.\/([\w.@-]+\.js)["'`]/g;

/** As long as a figure mostly is: the page weighs the same with either. */
const PLACEHOLDER = '00,0 KB';

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/**
 * The page with its own figures: kilobytes on the wire and number of all that is no picture and no
 * film (HTML with its styles, fonts, scripts; brotli), foreign hosts
 * it loads from, cookies any of its scripts sets, and the day it was built.
 * @param files what else it loads, by path, as loadedFiles tells
 */
export async function fillFigures(
	html: string,
	files: ReadonlyMap<string, Buffer>,
	built: Date,
): Promise<string> {
	const bytes = await Promise.all(
		[...files].map(async ([name, content]) =>
			name.endsWith('.woff2') ? content.length : (await brotli(content)).length,
		),
	);
	const withSetters = [html, ...files.values()].filter((text) => setsCookie(String(text)));
	const withoutWeight = html
		.replaceAll(PAGE_FIGURES.requests, String(1 + files.size))
		.replaceAll(PAGE_FIGURES.foreignServer, String(foreignHosts(html).length))
		.replaceAll(PAGE_FIGURES.cookies, String(withSetters.length))
		.replaceAll(PAGE_FIGURES.state, DATE.format(built));
	const page = await brotli(
		Buffer.from(withoutWeight.replaceAll(PAGE_FIGURES.weight, PLACEHOLDER)),
	);
	const weight = bytes.reduce((sum, number) => sum + number, page.length);
	return withoutWeight.replaceAll(PAGE_FIGURES.weight, inKb(weight));
}

function inKb(bytes: number): string {
	return `${(bytes / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} KB`;
}

/**
 * Every file the page may load beside pictures and films, by its path.
 * @throws when the page names a font or script that is not there
 */
export async function loadedFiles(html: string, dist: string): Promise<Map<string, Buffer>> {
	const open: string[] = [...(html.match(FILES) ?? [])];
	if (html.includes(WEBMANIFEST)) open.push(WEBMANIFEST);
	const files = new Map<string, Buffer>();
	for (let path = open.pop(); path; path = open.pop()) {
		if (files.has(path)) continue;
		const content = await readFile(join(dist, path));
		files.set(path, content);
		if (!path.endsWith('.js')) continue;
		for (const [, name] of content.toString().matchAll(NEIGHBOURS)) open.push(`/_astro/${name}`);
	}
	return files;
}

const WEBMANIFEST = '/site.webmanifest';

function foreignHosts(html: string): string[] {
	const withoutLinks = html.replace(/<link rel="canonical"[^>]*>/g, '');
	const urls = [...withoutLinks.matchAll(RESOURCES)].map(([, url = '']) => url);
	const hosts = urls
		.filter((url) => /^(?:https?:)?\/\//.test(url))
		.map((url) => new URL(url, 'https://x').host);
	return [...new Set(hosts)];
}

function setsCookie(text: string): boolean {
	return /document\.cookie\s*=|cookieStore\.set/.test(text);
}
