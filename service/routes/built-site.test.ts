import { expect, test } from 'vitest';
import { sendRequest } from '../../testing/send-request.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';

/** Asks a service that was started for this test. */
async function ask(path: string, options: Parameters<typeof sendRequest>[1] = {}) {
	const { url } = await startFixtureApp();
	return await sendRequest(url + path, options);
}

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
	const { status, text, headers } = await ask(path);
	expect([status, headers['cache-control']]).toEqual([200, kept]);
	expect(headers['cross-origin-resource-policy']).toBe(policy);
	expect(text).toContain(content);
});

test.each([
	['/about.html/?a=1&b=//x', '/about?a=1&b=//x'],
	['/index.html?q', '/?q'],
	['/index', '/'],
	['/portfolio/', '/portfolio'],
	['/portfolio/index', '/portfolio'],
	['//portfolio//druckerservice', '/portfolio/druckerservice'],
	['//', '/'],
	['/ABOUT/', '/about'],
	['/portfolio/druckerservice).?a', '/portfolio/druckerservice?a'],
	['/sitemap.xml', '/sitemap-index.xml'],
])('%s redirects to %s', async (path, location) => {
	expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
});

const PRIVATE = `/antwort /antwort.html /abgelehnt /abgelehnt.html /404 /404.html /index.html.br
	/.versteckt /projekte/ /../package.json /..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd
	/_astro/../../../../etc/passwd /x/..%2fabout /about%00`;
const UNKNOWN = '/gibtesnicht /x/portfolio/y /portfolio/a/b /__proto__ /backend/sendmail.php';
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
	const { status, text, headers } = await ask(page.path);
	expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
	expect(text).toContain(page.words);
	// A browser could ask by either whether it is unchanged, and the answer would be empty.
	expect(headers.location ?? headers.etag ?? headers['last-modified']).toBeUndefined();
});

test('an address that cannot be read is refused in plain text', async () => {
	const { status, headers } = await ask('/%zz');
	expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
});

test.each([
	['/backend/sendMail.php?x=1', 'GET'],
	['/backend/sendMail.php', 'PUT'],
	['/backend/sendMail.php', 'OPTIONS'],
	['/backend/sendMail.php', 'PROPFIND'],
])('%s refuses %s, and says so to a script', async (path, method) => {
	const { status, headers, text } = await ask(path, { method });
	expect([status, headers.allow]).toEqual([405, 'POST']);
	expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^Diese /), stored: false });
});

test('what is compressed already is sent so to whoever reads it', async () => {
	const { headers, text } = await ask('/', { headers: { 'accept-encoding': 'br' } });
	expect([headers['content-encoding'], text]).toEqual(['br', 'verdichtet']);
});

test('a not-found page is never sent in part', async () => {
	const { status, headers } = await ask('/gibtesnicht', { headers: { range: 'bytes=0-1' } });
	expect([status, headers['accept-ranges']]).toEqual([404, undefined]);
});

test('a page that is asked by another method leads nowhere', async () => {
	expect(await ask('/about', { method: 'PUT' })).toMatchObject({ status: 404 });
});
