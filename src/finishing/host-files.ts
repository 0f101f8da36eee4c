import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl } from '#shared/cache-control.ts';
import { securityHeaders } from '#shared/security-headers.ts';

/**
 * Writes what static hosts read beside the pages: `_headers` and `_redirects`, in the form that
 * Netlify and Cloudflare share, and `.htaccess` for Apache. The service never serves them.
 */
export async function writeHostFiles(dist: string): Promise<void> {
	const entries = await readdir(dist, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(dist, '/').length - 1));
	await writeFile(join(dist, '_headers'), headersFile(names));
	await writeFile(join(dist, '_redirects'), redirectsFile(names));
	await writeFile(join(dist, '.htaccess'), htaccessFile(names));
}

/**
 * A page typed with a capital letter leads to it. Hosts look for /404.html only; an unknown project
 * has a page of its own.
 * @param names files of the build
 */
export function redirectsFile(names: readonly string[]): string {
	const typed = topPages(names).map(
		(page) => `/${page[0]?.toUpperCase()}${page.slice(1)} /${page} 308\n`,
	);
	return [...typed, '/portfolio/* /portfolio/404.html 404\n'].join('');
}

/** The same for Apache, which is also told where the pages lie. */
export function htaccessFile(names: readonly string[]): string {
	const pages = topPages(names);
	return `ErrorDocument 404 /404.html
<If "%{REQUEST_URI} =~ m#^/portfolio/[^/]+$#">
ErrorDocument 404 /portfolio/404.html
</If>
# There is a folder of the name of a page.
DirectorySlash Off
RewriteEngine On
# One address per page: one slash where there are several, small letters, without .html or a slash at the end.
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*//"
RewriteRule ^(.*)$ /$1 [R=308,L]
RewriteCond %{REQUEST_URI} !^/[^/]*[A-Z]
RewriteRule ^ - [S=${pages.length}]
${pages.map((page) => `RewriteRule ^${page}/?$ /${page} [NC,R=308,L]\n`).join('')}RewriteCond %{THE_REQUEST} "^\\S+ [^? ]+(\\.html|/)[? ]"
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(\\.html|/)$ /$1 [R=308,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
`;
}

/** Names of the pages at the top, but the home page and those that only answer. */
function topPages(names: readonly string[]): string[] {
	return names
		.flatMap((name) => /^\/(?!404|antwort|index)(\w+)\.html$/.exec(name)?.[1] ?? [])
		.toSorted();
}

/**
 * The same headers the service sends. Where two rules match one file, hosts send both values: so
 * `/*` has no cache-control, and a second policy only adds to the first.
 * @param names files of the build, '/about.html' or '/_astro/x.js'
 */
export function headersFile(names: readonly string[]): string {
	const rules = new Map<string, Record<string, string>>([
		['/*', securityHeaders('document', true)],
	]);
	const { 'content-security-policy': policy = '' } = securityHeaders('other', true);
	for (const name of names.toSorted()) {
		if (/\.(br|gz)$|^\/(_headers|_redirects|antwort\.html)$/.test(name)) continue;
		const doc = name.endsWith('.html');
		rules.set(sample(name), {
			'cache-control': cacheControl(name),
			...(doc ? {} : { 'content-security-policy': policy }),
		});
	}
	return [...rules].map(([path, headers]) => block(path, headers)).join('');
}

/** One rule for all files of a folder, one for each page and each file at the top. */
function sample(name: string): string {
	const folder = /^\/[^/]+\//.exec(name)?.[0];
	if (folder) return `${folder}*`;
	return name === '/index.html' ? '/' : name.replace(/\.html$/, '');
}

function block(path: string, headers: Record<string, string>): string {
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
	return `${path}\n${lines.join('')}`;
}
