import { rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../../testing/fixture-site.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';

const { url } = await startFixtureApp();
/** One connection, which may be used again and again. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const get = (path: string) => sendRequest(url + path, { agent });

test.each([
	['/', 'Start', 'no-cache'],
	['/about?von=hier', 'About', 'no-cache'],
	['/portfolio', 'Portfolio', 'no-cache'],
	['/portfolio/druckerservice', 'Druckerservice', 'no-cache'],
	['/_astro/index.Ab12.js', 'export', 'public, max-age=31536000, immutable'],
	['/projekte/druckerservice/logo%20mit%20%C3%BC.png', '\x03', 'public, max-age=86400'],
	['/.well-known/security.txt', 'Contact', 'public, max-age=86400'],
	['/portrait.svg', '<svg', 'public, max-age=31536000, immutable'],
])('%s is served: %s, to be kept: %s', async (path, content, cacheControl) => {
	const { status, text, headers } = await get(path);
	expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
	expect(text).toContain(content);
});

test.each([
	['/about/', '/about'],
	['/about.html', '/about'],
	['/about.html/?a=1&b=//x', '/about?a=1&b=//x'],
	['/index', '/'],
	['/index.html?q', '/?q'],
	['/portfolio/', '/portfolio'],
	['/portfolio/index.html', '/portfolio'],
	['//', '/'],
	['/ABOUT/', '/about'],
	['//portfolio//druckerservice', '/portfolio/druckerservice'],
	['/about.', '/about'],
	['/About,', '/about'],
	['/portfolio/druckerservice).?a', '/portfolio/druckerservice?a'],
	['/sitemap.xml', '/sitemap-index.xml'],
])('%s redirects to %s', async (path, location) => {
	expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
});

test('a new build in the same folder is served whole, and nothing while it is under way', async () => {
	const distDir = writeFixtureSite();
	const { url } = await startFixtureApp({ distDir });
	const status = async (path: string) => (await sendRequest(url + path)).status;
	rmSync(join(distDir, 'build.json'));
	rmSync(join(distDir, '_astro/index.Ab12.js'));
	writeFileSync(join(distDir, '_astro/index.Cd34.js'), '');
	expect([await status('/'), await status('/_astro/index.Cd34.js')]).toEqual([503, 503]);
	writeFileSync(join(distDir, 'build.json'), '{}');
	expect([await status('/'), await status('/_astro/index.Cd34.js')]).toEqual([200, 200]);
	expect(await status('/_astro/index.Ab12.js')).toBe(404);
});

const PRIVATE = `/antwort /antwort.html /404 /404.html /build.json /index.html.br
	/.versteckt /projekte/ /../package.json /..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd
	/_astro/../../../../etc/passwd /x/..%2fabout /about%00`;
const UNKNOWN = '/gibtesnicht /portfolio/a/b /__proto__ /backend/sendmail.php';
const ELSEWHERE = `//evil.example/ //evil.example/about.html /\\evil.example/
	/%2Fevil.example/ /%2F%2Fevil.example/ /https://evil.example/ /about//evil.example/`;
const MISSING = {
	'Diese Seite wurde nicht gefunden': `${PRIVATE} ${UNKNOWN} ${ELSEWHERE}`,
	'Es wurde kein Projekt gefunden.': '/portfolio/unbekannt /portfolio/404 /portfolio/x/',
};
const missing = Object.entries(MISSING).flatMap(([words, paths]) =>
	paths.split(/\s+/).map((path) => ({ path, words })),
);

test.each(missing)('$path gets a not-found page and leads nowhere: $words', async (page) => {
	const { status, text, headers } = await get(page.path);
	expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
	expect(text).toContain(page.words);
	// By either a browser could ask whether it is unchanged, and the answer would be empty.
	expect(headers.location ?? headers.etag ?? headers['last-modified']).toBeUndefined();
});

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

test('an address that cannot be decoded is refused in plain text', async () => {
	expect(await get('/%zz')).toMatchObject({ status: 400, headers: PLAIN });
});

test.each([
	['/og/start.jpg', 'cross-origin'],
	['/projekte/druckerservice/vorschau.jpg', 'cross-origin'],
	['/apple-touch-icon.png', 'cross-origin'],
	['/projekte/druckerservice/logo%20mit%20%C3%BC.png', 'same-origin'],
	['/about', 'same-origin'],
])('%s may be shown by pages of the %s', async (path, policy) => {
	const { status, headers } = await get(path);
	expect([status, headers['cross-origin-resource-policy']]).toEqual([200, policy]);
});

test.each([
	['/about', 'POST', 'GET, HEAD'],
	['/about', 'OPTIONS', 'GET, HEAD'],
	['/about', 'TRACE', 'GET, HEAD'],
	['/backend/health', 'POST', 'GET, HEAD'],
	['/backend/sendMail.php?x=1', 'GET', 'POST'],
	['/backend/sendMail.php', 'PUT', 'POST'],
	['/backend/sendMail.php', 'PROPFIND', 'POST'],
])('%s refuses %s in plain text with what is allowed: %s', async (path, method, allow) => {
	const answer = await sendRequest(url + path, { method });
	expect(answer).toMatchObject({ status: 405, headers: { ...PLAIN, allow } });
});
