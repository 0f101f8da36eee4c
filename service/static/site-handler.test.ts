import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { FILM, LARGE_PICTURE, writeFixtureSite } from '../testing/fixture-site.ts';
import { readSite } from './read-site.ts';

let fixture: FixtureApp;
const folder = writeFixtureSite();

beforeAll(async () => {
	const read = readSite(folder);
	if (read.kind !== 'site') throw new Error(read.reason);
	fixture = await startFixtureApp({ site: read.site });
});
afterAll(() => fixture.close());

const get = (path: string, headers: Record<string, string> = {}) =>
	ask(fixture.url + path, { headers });

describe('pages', () => {
	test.each([
		['/', 'Start'],
		['/about', 'About'],
		['/about?von=hier', 'About'],
		['/%61bout', 'About'],
		['/portfolio', 'Portfolio'],
		['/portfolio/druckerservice', 'Druckerservice'],
	])('%s is served', async (path, title) => {
		const answer = await get(path);
		expect(answer.status).toBe(200);
		expect(answer.text).toContain(`<title>${title}</title>`);
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.headers['cache-control']).toBe('no-cache');
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
		const answer = await get(path);
		expect(answer.status).toBe(308);
		expect(answer.headers.location).toBe(location);
	});

	test.each([
		'//evil.example/',
		'//evil.example/about.html',
		'/\\evil.example/',
		'/%2F%2Fevil.example/',
		'/https://evil.example/',
		'/about//evil.example/',
	])('%s never leads to another site', async (path) => {
		const answer = await get(path);
		expect(answer.status).toBe(404);
		expect(answer.headers.location).toBeUndefined();
	});
});

describe('what does not exist', () => {
	test.each([
		'/gibtesnicht',
		'/404',
		'/404/',
		'/404.html',
		'/About',
		'/portfolio/a/b',
		'/%zz',
		'/%00',
	])('%s gets the not-found page', async (path) => {
		const answer = await get(path);
		expect(answer.status).toBe(404);
		expect(answer.text).toContain('Diese Seite wurde nicht gefunden');
	});

	test.each([
		'/portfolio/unbekannt',
		'/portfolio/Druckerservice',
		'/portfolio/404',
		'/portfolio/x/',
	])('%s is an unknown project', async (path) => {
		const answer = await get(path);
		expect(answer.status).toBe(404);
		expect(answer.text).toContain('Es wurde kein Projekt gefunden.');
	});

	test.each([
		'/antwort',
		'/antwort.html',
		'/_headers',
		'/index.html.br',
		'/index.html.gz',
		'/.versteckt',
		'/../package.json',
		'/..%2f..%2fetc%2fpasswd',
		'/_astro/../../../../etc/passwd',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/projekte',
		'/projekte/',
		'/__proto__',
		'/constructor',
		'/backend/',
		'/backend/sendmail.php',
	])('%s is not served', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test('is no reason to answer 304', async () => {
		const { headers } = await get('/gibtesnicht');
		const again = await get('/gibtesnicht', { 'if-none-match': String(headers.etag) });
		expect(again.status).toBe(404);
	});
});

describe('compression', () => {
	test('sends the brotli file as it was built', async () => {
		const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
		expect(answer.headers['content-encoding']).toBe('br');
		expect(answer.headers.vary).toBe('Accept-Encoding');
		expect(brotliDecompressSync(answer.body)).toEqual(readFileSync(join(folder, 'index.html')));
	});

	test('sends gzip to who knows only that', async () => {
		const answer = await get('/', { 'accept-encoding': 'gzip' });
		expect(answer.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(answer.body)).toEqual(readFileSync(join(folder, 'index.html')));
	});

	test('varies also where the plain file is sent', async () => {
		const answer = await get('/');
		expect(answer.headers['content-encoding']).toBeUndefined();
		expect(answer.headers.vary).toBe('Accept-Encoding');
	});

	test('gives each encoding its own tag', async () => {
		const tags = await Promise.all(
			['br', 'gzip', 'identity'].map(async (encoding) => {
				const answer = await get('/', { 'accept-encoding': encoding });
				return answer.headers.etag;
			}),
		);
		expect(new Set(tags).size).toBe(3);
	});
});

describe('caching', () => {
	test.each([
		['/_astro/index.Ab12.js', 'public, max-age=31536000, immutable'],
		['/projekte/druckerservice/bild.avif', 'public, max-age=86400'],
		['/robots.txt', 'public, max-age=86400'],
	])('%s', async (path, cacheControl) => {
		expect((await get(path)).headers['cache-control']).toBe(cacheControl);
	});

	test.each(['/', '/about', '/projekte/druckerservice/film.mp4'])(
		'%s is not sent again to who has it',
		async (path) => {
			const { headers } = await get(path);
			const again = await get(path, { 'if-none-match': `"x", W/${headers.etag}` });
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			expect(again.headers.etag).toBe(headers.etag);
			expect(again.headers['cache-control']).toBe(headers['cache-control']);
		},
	);
});

test.each([
	['/_astro/figtree.Cd34.woff2', 'font/woff2'],
	['/_astro/index.Ab12.js', 'text/javascript; charset=utf-8'],
	['/robots.txt', 'text/plain; charset=utf-8'],
	['/.well-known/security.txt', 'text/plain; charset=utf-8'],
	['/sitemap-0.xml', 'application/xml; charset=utf-8'],
	['/favicon.svg', 'image/svg+xml; charset=utf-8'],
	['/favicon.ico', 'image/x-icon'],
	['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
	['/projekte/druckerservice/bild.avif', 'image/avif'],
	['/projekte/druckerservice/bild.webp', 'image/webp'],
	['/projekte/druckerservice/film.webm', 'video/webm'],
	['/projekte/druckerservice/film.mp4', 'video/mp4'],
	['/projekte/druckerservice/logo%20mit%20%C3%BC.png', 'image/png'],
])('%s is %s', async (path, type) => {
	const answer = await get(path);
	expect(answer.status).toBe(200);
	expect(answer.headers['content-type']).toBe(type);
});

describe('HEAD', () => {
	test.each(['/', '/projekte/druckerservice/film.mp4'])(
		'of %s has length but no body',
		async (path) => {
			const whole = await get(path);
			const head = await ask(fixture.url + path, { method: 'HEAD' });
			expect(head.status).toBe(200);
			expect(head.headers['content-length']).toBe(String(whole.body.length));
			expect(head.body).toHaveLength(0);
		},
	);
});

describe('byte ranges', () => {
	const film = '/projekte/druckerservice/film.mp4';

	test('a film comes whole and says that parts can be had', async () => {
		const answer = await get(film);
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual(FILM);
		expect(answer.headers['accept-ranges']).toBe('bytes');
	});

	test('a part of it is sent', async () => {
		const answer = await get(film, { range: 'bytes=10-19' });
		expect(answer.status).toBe(206);
		expect(answer.headers['content-range']).toBe('bytes 10-19/1000');
		expect(answer.headers['content-length']).toBe('10');
		expect(answer.headers['content-type']).toBe('video/mp4');
		expect(answer.body).toEqual(FILM.subarray(10, 20));
	});

	test('a part beyond the end is refused', async () => {
		const answer = await get(film, { range: 'bytes=1000-' });
		expect(answer.status).toBe(416);
		expect(answer.headers['content-range']).toBe('bytes */1000');
	});

	test('a part of a version that is gone becomes the whole', async () => {
		const current = String((await get(film)).headers.etag);
		const stale = await get(film, { range: 'bytes=10-19', 'if-range': '"alt"' });
		const fresh = await get(film, { range: 'bytes=10-19', 'if-range': current });
		expect(stale.status).toBe(200);
		expect(fresh.status).toBe(206);
	});

	test('large pictures are streamed the same way', async () => {
		const answer = await get('/projekte/druckerservice/bild.webp', { range: 'bytes=-1' });
		expect(answer.status).toBe(206);
		expect(answer.headers['content-range']).toBe(
			`bytes ${LARGE_PICTURE.length - 1}-${LARGE_PICTURE.length - 1}/${LARGE_PICTURE.length}`,
		);
	});

	test('a file that changed on disk is not sent with a wrong length', async () => {
		const file = join(folder, 'projekte/druckerservice/film.webm');
		const before = readFileSync(file);
		writeFileSync(file, 'kurz');
		expect((await get('/projekte/druckerservice/film.webm')).status).toBe(404);
		rmSync(file);
		expect((await get('/projekte/druckerservice/film.webm')).status).toBe(404);
		writeFileSync(file, before);
		expect((await get('/projekte/druckerservice/film.webm')).status).toBe(200);
	});
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
	'%s on a page is refused with what is allowed',
	async (method) => {
		const answer = await ask(`${fixture.url}/about`, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe('GET, HEAD');
	},
);

test('a folder without a build is told from a site', () => {
	const read = readSite('/gibt/es/nicht');
	expect(read).toEqual({ kind: 'missing', reason: expect.stringContaining('npm run build') });
});
