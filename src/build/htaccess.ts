import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDING, MOVED, NOT_PUBLIC } from '#shared/addresses.ts';
import { FILE_HEADERS, securityHeaders } from '#shared/response-headers.ts';

/** Writes `.htaccess` beside the pages: Apache on bare webspace then answers as the service does. */
export async function writeHtaccess(dist: string): Promise<void> {
	await writeFile(join(dist, '.htaccess'), htaccessFile(await readdir(dist)));
}

/** @param names files at the top of the build: 'about.html', 'favicon.svg' */
export function htaccessFile(names: readonly string[]): string {
	const pages = names
		.filter((name) => name !== 'index.html' && !NOT_PUBLIC.test(name))
		.flatMap((name) => /^([\w-]+)\.html$/.exec(name)?.[1] ?? [])
		.toSorted();
	const lines = [
		'# Written by the build from shared/addresses.ts and shared/response-headers.ts.',
		'ErrorDocument 404 /404.html',
		...within('If "%{REQUEST_URI} =~ m#^/portfolio/[^/]+/?$#"', [
			'ErrorDocument 404 /portfolio/404.html',
		]),
		...Object.entries(FILE_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`),
		...within('IfModule mod_headers.c', headerLines()),
		...within('IfModule mod_deflate.c', within('IfModule mod_filter.c', [COMPRESS])),
		'# A folder has the name of a page.',
		'DirectorySlash Off',
		'RewriteEngine On',
		'# Apache itself asks for the pages that name an error.',
		'RewriteCond %{ENV:REDIRECT_STATUS} ^4',
		'RewriteRule ^ - [L]',
		`RewriteRule ${NOT_PUBLIC.source} - [R=404,L]`,
		...Object.entries(MOVED).map(([from, to]) =>
			redirect(`^${from.slice(1).replaceAll('.', '\\.')}/?$`, to),
		),
		'# Apache has made one slash of several by now.',
		'RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*//"',
		redirect('^(.*)$', '/$1'),
		...pages.flatMap((page) => [
			`RewriteCond %{REQUEST_URI} !^/${page}$`,
			redirect(`^${page}${ENDING.source}`, `/${page}`, 'NC,'),
		]),
		redirect(`^index${ENDING.source}`, '/'),
		'# (?=.): what has no ending would be redirected to itself.',
		'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
		redirect(`^(.+?)(?=.)${ENDING.source}`, '/$1'),
		'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
		'RewriteRule ^(.+)$ /$1.html [END]',
	];
	return `${lines.join('\n')}\n`;
}

/** The types that older servers do not know. */
const FILE_TYPES = {
	avif: 'image/avif',
	webm: 'video/webm',
	woff2: 'font/woff2',
};

const COMPRESS =
	'AddOutputFilterByType DEFLATE text/html text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml';

function headerLines(): string[] {
	const set = (headers: Record<string, string>) =>
		Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);
	return [
		...set(securityHeaders(true)),
		...FILE_HEADERS.flatMap(({ path, headers }) =>
			within(`If "%{REQUEST_URI} =~ m#${path.source.replaceAll('\\/', '/')}#"`, set(headers)),
		),
	];
}

function within(condition: string, lines: string[]): string[] {
	return [`<${condition}>`, ...lines, `</${condition.split(' ')[0]}>`];
}

function redirect(pattern: string, to: string, flags = ''): string {
	return `RewriteRule ${pattern} ${to} [${flags}R=308,L]`;
}
