import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { FILM, writeFixtureSite } from '../testing/fixture-site.ts';

let fixture: FixtureApp;
const folder = writeFixtureSite();

beforeAll(async () => {
	fixture = await startFixtureApp({ distDir: folder });
});
afterAll(() => fixture.close());

const get = (path: string, headers: Record<string, string> = {}) =>
	ask(fixture.url + path, { headers });

test.each([
	['/', 'Start'],
	['/about', 'About'],
	['/about?von=hier', 'About'],
	['/portfolio', 'Portfolio'],
	['/portfolio/druckerservice', 'Druckerservice'],
])('%s is served as a page', async (path, title) => {
	const { status, text, headers } = await get(path);
	expect(status).toBe(200);
	expect(text).toContain(`<title>${title}</title>`);
	expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
	['/about/', '/about'],
	['/about.html', '/about'],
	['/about.html/?a=1&b=//x', '/about?a=1&b=//x'],
	['/index', '/'],
	['/index.html?q', '/?q'],
	['/portfolio/', '/portfolio'],
	['/portfolio/index.html', '/portfolio'],
	['/portfolio/druckerservice.html', '/portfolio/druckerservice'],
	['/portfolio/druckerservice/', '/portfolio/druckerservice'],
	['//', '/'],
])('%s redirects to %s', async (path, location) => {
	const { status, headers } = await get(path);
	expect(status).toBe(308);
	expect(headers.location).toBe(location);
});

test.each([
	'//evil.example/',
	'//evil.example/about.html',
	'/\\evil.example/',
	'/%2F%2Fevil.example/',
	'/https://evil.example/',
	'/about//evil.example/',
])('%s never leads to another site', async (path) => {
	const { status, headers } = await get(path);
	expect(status).toBe(404);
	expect(headers.location).toBeUndefined();
});

describe('what does not exist', () => {
	test.each([
		'/gibtesnicht',
		'/404',
		'/404.html',
		'/About',
		'/portfolio/a/b',
		'/antwort',
		'/antwort.html',
		'/_headers',
		'/build.json',
		'/index.html.br',
		'/.versteckt',
		'/../package.json',
		'/..%2f..%2fetc%2fpasswd',
		'/_astro/../../../../etc/passwd',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/%00',
		'/projekte/',
		'/__proto__',
		'/backend/sendmail.php',
	])('%s gets the not-found page', async (path) => {
		const { status, text, headers } = await get(path);
		expect(status).toBe(404);
		expect(text).toContain('Diese Seite wurde nicht gefunden');
		// By either a browser could ask whether it is unchanged, and the answer would be empty.
		expect(headers.etag ?? headers['last-modified']).toBeUndefined();
	});

	test.each([
		'/portfolio/unbekannt',
		'/portfolio/Druckerservice',
		'/portfolio/404',
		'/portfolio/x/',
	])('%s is an unknown project', async (path) => {
		const { status, text } = await get(path);
		expect(status).toBe(404);
		expect(text).toContain('Es wurde kein Projekt gefunden.');
	});

	test('an address that is no address is refused in plain text', async () => {
		const { status, headers } = await get('/%zz');
		expect(status).toBe(400);
		expect(headers['content-type']).toBe('text/plain; charset=utf-8');
	});
});

test('pages come compressed as they were built, in what the browser understands', async () => {
	const page = readFileSync(join(folder, 'index.html'));
	const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
	const gzip = await get('/', { 'accept-encoding': 'gzip' });
	const plain = await get('/');
	expect(brotli.headers['content-encoding']).toBe('br');
	expect(brotliDecompressSync(brotli.body)).toEqual(page);
	expect(gzip.headers['content-encoding']).toBe('gzip');
	expect(gunzipSync(gzip.body)).toEqual(page);
	expect(plain.body).toEqual(page);
	for (const { headers } of [brotli, gzip, plain]) {
		expect(headers.vary).toMatch(/accept-encoding/i);
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
	}
});

test.each([
	['/', 'no-cache'],
	['/gibtesnicht', 'no-cache'],
	['/_astro/index.Ab12.js', 'public, max-age=31536000, immutable'],
	['/projekte/druckerservice/bild.avif', 'public, max-age=86400'],
])('browsers keep %s: %s', async (path, cacheControl) => {
	expect((await get(path)).headers['cache-control']).toBe(cacheControl);
});

test('what a browser has is not sent again', async () => {
	const { headers } = await get('/about');
	const again = await get('/about', { 'if-none-match': String(headers.etag) });
	expect(again.status).toBe(304);
	expect(again.body).toHaveLength(0);
});

test.each([
	['/_astro/figtree.Cd34.woff2', 'font/woff2'],
	['/.well-known/security.txt', 'text/plain; charset=utf-8'],
	['/favicon.svg', 'image/svg+xml'],
	['/site.webmanifest', 'application/manifest+json'],
	['/projekte/druckerservice/bild.avif', 'image/avif'],
	['/projekte/druckerservice/film.webm', 'video/webm'],
	['/projekte/druckerservice/logo%20mit%20%C3%BC.png', 'image/png'],
])('%s is %s', async (path, type) => {
	const { status, headers } = await get(path);
	expect(status).toBe(200);
	expect(headers['content-type']).toBe(type);
});

test('a part of a film is that part', async () => {
	const film = '/projekte/druckerservice/film.mp4';
	const part = await get(film, { range: 'bytes=10-19' });
	expect(part.status).toBe(206);
	expect(part.headers['content-range']).toBe('bytes 10-19/1000');
	expect(part.body).toEqual(FILM.subarray(10, 20));
});

test('HEAD says how long a page is, and nothing else', async () => {
	const whole = await get('/about');
	const head = await ask(`${fixture.url}/about`, { method: 'HEAD' });
	expect(head.status).toBe(200);
	expect(head.headers['content-length']).toBe(String(whole.body.length));
	expect(head.body).toHaveLength(0);
});

test.each(['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])(
	'%s on a page is refused with what is allowed',
	async (method) => {
		const { status, headers } = await ask(`${fixture.url}/about`, { method });
		expect(status).toBe(405);
		expect(headers.allow).toBe('GET, HEAD');
	},
);
