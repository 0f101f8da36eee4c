import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { sendRequest } from '../../testing/send-request.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';

const { url } = await startFixtureApp();
/** One connection, which may be used again and again. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const get = (path: string) => sendRequest(url + path, { agent });

const DAY = 'public, max-age=86400';
const LONG = 'public, max-age=31536000, immutable';
test.each([
	['/', 'Start', 'no-cache', 'same-origin'],
	['/about?von=hier', 'About', 'no-cache', 'same-origin'],
	['/portfolio', 'Portfolio', 'no-cache', 'same-origin'],
	['/portfolio/druckerservice', 'Druckerservice', 'no-cache', 'same-origin'],
	['/_astro/index.Ab12.js', 'export', LONG, 'same-origin'],
	['/portrait.svg', '<svg', LONG, 'same-origin'],
	['/marken.svg', '<svg', LONG, 'same-origin'],
	['/projekte/druckerservice/logo%20mit%20%C3%BC.png', '\x03', DAY, 'same-origin'],
	['/og/start.jpg', '\x02', DAY, 'cross-origin'],
	['/projekte/druckerservice/vorschau.jpg', '\x04', DAY, 'cross-origin'],
	['/apple-touch-icon.png', '\x01', DAY, 'cross-origin'],
])('%s is served: %s, to be kept: %s, for pages of the %s', async (path, content, kept, policy) => {
	const { status, text, headers } = await get(path);
	expect([status, headers['cache-control']]).toEqual([200, kept]);
	expect(headers['cross-origin-resource-policy']).toBe(policy);
	expect(text).toContain(content);
});

test.each([
	['/about.html/?a=1&b=//x', '/about?a=1&b=//x'],
	['/index.html?q', '/?q'],
	['/portfolio/', '/portfolio'],
	['/portfolio/index', '/portfolio'],
	['//portfolio//druckerservice', '/portfolio/druckerservice'],
	['//', '/'],
	['/ABOUT/', '/about'],
	['/portfolio/druckerservice).?a', '/portfolio/druckerservice?a'],
	['/sitemap.xml', '/sitemap-index.xml'],
])('%s redirects to %s', async (path, location) => {
	expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
});

const PRIVATE = `/antwort /antwort.html /abgelehnt /abgelehnt.html /404 /404.html /index.html.br
	/.versteckt /projekte/ /../package.json /..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd
	/_astro/../../../../etc/passwd /x/..%2fabout /about%00`;
const UNKNOWN = '/gibtesnicht /portfolio/a/b /__proto__ /backend/sendmail.php';
const ELSEWHERE = `//evil.example/ //evil.example/about.html /\\evil.example/
	/%2Fevil.example/ /%2F%2Fevil.example/ /https://evil.example/ /about//evil.example/`;
const MISSING = {
	'Diese Seite wurde nicht gefunden': `${PRIVATE} ${UNKNOWN} ${ELSEWHERE}`,
	'Es wurde kein Projekt gefunden.': '/portfolio/Druckerservice /portfolio/404 /portfolio/x/',
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

test('an address that cannot be read is refused in plain text', async () => {
	const { status, headers } = await get('/%zz');
	expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
});

test.each([
	['/backend/sendMail.php?x=1', 'GET'],
	['/backend/sendMail.php', 'PUT'],
	['/backend/sendMail.php', 'OPTIONS'],
	['/backend/sendMail.php', 'PROPFIND'],
])('%s refuses %s, and says so to a script', async (path, method) => {
	const { status, headers, text } = await sendRequest(url + path, { method });
	expect([status, headers.allow]).toEqual([405, 'POST']);
	expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^Diese /), stored: false });
});
