import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../service/testing/ask.ts';
import { type ServiceProcess, startService } from '../service/testing/start-service.ts';
import { storedMessages } from '../service/testing/stored-messages.ts';
import { builtSite } from './testing/built-site.ts';
import { startCaddy } from './testing/start-caddy.ts';
import { startNginx } from './testing/start-nginx.ts';
import { type Visit, visit } from './testing/visit.ts';

const LIMIT = 5;
const AGENT = 'Pruefbrowser/1.0';

const dist = builtSite();
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pathOf = (pattern: RegExp) => `/${names.find((name) => pattern.test(name))}`;
const script = pathOf(/^_astro\/.*\.js$/);
const film = pathOf(/^projekte\/.*\.mp4$/);
const read = (path: string) => readFileSync(join(dist, path));

const proxies = {
	Caddy: (dienst: string) =>
		startCaddy('Caddyfile', { DOMAIN: 'localhost', DIENST: dienst, DIST: dist }),
	nginx: (dienst: string) => startNginx({ dist, dienst }),
};

describe.each(['Caddy', 'nginx'] as const)('behind %s', (name) => {
	const dataDir = mkdtempSync(join(tmpdir(), 'daten-'));
	let service: ServiceProcess;
	let proxy: Awaited<ReturnType<(typeof proxies)[typeof name]>>;
	let site = '';

	beforeAll(async () => {
		const env = { DATA_DIR: dataDir, DIST_DIR: dist, TRUST_PROXY: '1', RATE_LIMIT: String(LIMIT) };
		service = await startService(env);
		proxy = await proxies[name](new URL(service.url).host);
		site = `https://localhost:${proxy.httpsPort}`;
	});
	afterAll(async () => {
		service?.child.kill('SIGKILL');
		await proxy?.stop();
	});

	test.each(['/', '/about', '/portfolio', '/portfolio/druckerservice', '/datenschutz'])(
		'%s is the page as it was built',
		async (path) => {
			const page = await visit(site + path);
			expect(page.status).toBe(200);
			expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(page.body.equals(read(path === '/' ? 'index.html' : `${path}.html`))).toBe(true);
		},
	);

	test.each([
		['/about/', '/about'],
		['/about.html', '/about'],
		['/index.html?a=b', '/?a=b'],
	])('%s leads for good to %s', async (path, location) => {
		expect(await visit(site + path)).toMatchObject({ status: 308, headers: { location } });
	});

	test.each([
		['/gibtesnicht', 'Diese Seite wurde nicht gefunden'],
		['/portfolio/gibtesnicht', 'Es wurde kein Projekt gefunden.'],
		['/projekte/gibtesnicht.jpg', 'Diese Seite wurde nicht gefunden'],
		['/_astro/', 'Diese Seite wurde nicht gefunden'],
		[`${script}.br`, 'Diese Seite wurde nicht gefunden'],
	])('%s is not there, and the visitor is told so', async (path, text) => {
		const answer = await visit(site + path);
		expect(answer.status).toBe(404);
		expect(answer.body.toString()).toContain(text);
	});

	test('HTTP leads to HTTPS', async () => {
		const answer = await ask(`http://127.0.0.1:${proxy.httpPort}/about`, {
			headers: { host: 'localhost' },
		});
		expect([301, 308]).toContain(answer.status);
		expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about$/);
	});

	test('browsers are offered HTTP/2', async () => {
		const { httpsPort: port } = proxy;
		const protocol = await new Promise((resolve, reject) => {
			const options = { port, host: '127.0.0.1', servername: 'localhost', ALPNProtocols: ['h2'] };
			const socket = connect({ ...options, rejectUnauthorized: false }, () => {
				resolve(socket.alpnProtocol);
				socket.destroy();
			});
			socket.on('error', reject);
		});
		expect(protocol).toBe('h2');
	});

	test.each([
		'/',
		'/about/',
		'/gibtesnicht',
		'/backend/health',
		script,
		pathOf(/\.woff2$/),
		film,
		pathOf(/^projekte\/.*\.webm$/),
		pathOf(/^projekte\/.*\.avif$/),
		pathOf(/^projekte\/.*\.webp$/),
		pathOf(/^projekte\/.*\.jpg$/),
		pathOf(/^projekte\/.*\.svg$/),
		pathOf(/^projekte\/.*\.json$/),
	])('%s has the headers the service itself would send by HTTPS', async (path) => {
		const own = await ask(service.url + path, { headers: { 'x-forwarded-proto': 'https' } });
		const { status, headers } = await visit(site + path);
		expect(status).toBe(own.status);
		expect(told(headers)).toEqual(told(own.headers));
		expect(headers['strict-transport-security']).toBe('max-age=31536000');
		expect(headers).not.toHaveProperty('set-cookie');
	});

	test('what carries a hash in its name is kept for good', async () => {
		const { headers } = await visit(site + script);
		expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
	});

	test('files come compressed as the build left them', async () => {
		const headers = { 'accept-encoding': name === 'Caddy' ? 'gzip, br' : 'gzip' };
		const packed = await visit(site + script, { headers });
		expect(packed.headers['content-encoding']).toBe(name === 'Caddy' ? 'br' : 'gzip');
		expect(packed.headers.vary).toMatch(/accept-encoding/i);
		expect(packed.body.equals(read(`${script}.${name === 'Caddy' ? 'br' : 'gz'}`))).toBe(true);
		expect(unpack(packed).equals(read(script))).toBe(true);
	});

	test('pages come compressed with Brotli', async () => {
		const page = await visit(`${site}/`, { headers: { 'accept-encoding': 'gzip, br' } });
		expect(page.headers['content-encoding']).toBe('br');
		expect(unpack(page).equals(read('index.html'))).toBe(true);
	});

	test('a part of a film is that part', async () => {
		const part = await visit(site + film, { headers: { range: 'bytes=100-299' } });
		expect(part.status).toBe(206);
		expect(part.headers['content-range']).toBe(`bytes 100-299/${read(film).length}`);
		expect(part.body.equals(read(film).subarray(100, 300))).toBe(true);
	});

	test('an inquiry from the page is stored, and the visitor thanked', async () => {
		const answer = await send({ message: `Über ${name}.` }, '127.0.1.1');
		expect(answer.status).toBe(200);
		expect(JSON.parse(answer.body.toString()).message).toContain('Vielen Dank');
		expect(storedMessages(dataDir)).toContain(`Über ${name}.`);
	});

	test('without JavaScript too, where Origin has to be the host that was called', async () => {
		const fields = { ...anfrage('Als Formular.'), checkbox: 'on' };
		const answer = await visit(`${site}/backend/sendMail.php`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
			body: new URLSearchParams(fields).toString(),
			from: '127.0.1.2',
		});
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.body.toString()).toContain('Vielen Dank');
	});

	test('another site’s page is refused', async () => {
		const headers = { 'content-type': 'application/json', origin: 'https://fremd.example' };
		const body = JSON.stringify(anfrage('Fremd.'));
		const url = `${site}/backend/sendMail.php`;
		const answer = await visit(url, { method: 'POST', headers, body, from: '127.0.1.3' });
		expect(answer.status).toBe(403);
		expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
	});

	test('close to 1 MiB is taken, more is refused in words', async () => {
		expect((await send({ message: 'x'.repeat(1_000_000) }, '127.0.1.4')).status).toBe(200);
		const answer = await send({ message: 'x'.repeat(1_500_000) }, '127.0.1.4');
		expect(answer.status).toBe(413);
		expect(answer.body.toString()).toContain('größer als 1 MiB');
	});

	test('limits count the visitor’s own address, whatever the visitor claims', async () => {
		const [one, other] = ['127.0.2.1', '127.0.2.2'];
		for (let number = 0; number < LIMIT; number += 1) {
			const claim = { 'x-forwarded-for': `203.0.113.${number}` };
			expect((await send({ message: `Nummer ${number}` }, one, claim)).status).toBe(200);
		}
		const claim = { 'x-forwarded-for': '203.0.113.99' };
		const refused = await send({ message: 'eine zu viel' }, one, claim);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect((await send({ message: 'von nebenan' }, other)).status).toBe(200);
	});

	test('nothing is written down about visitors, not even when the service is away', async () => {
		const visitor = { from: '127.0.3.1', headers: { 'user-agent': AGENT } };
		await visit(`${site}/about?geheim`, visitor);
		service.child.kill('SIGKILL');
		await service.ended;
		expect((await visit(`${site}/about?geheim`, visitor)).status).toBe(502);
		expect((await visit(site + script, visitor)).status).toBe(200);
		expect(proxy.output()).not.toMatch(/127\.0\.[1-3]\.\d|Pruefbrowser|geheim|sendMail/);
	});

	function send(values: object, from: string, headers: object = {}): Promise<Visit> {
		return visit(`${site}/backend/sendMail.php`, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'sec-fetch-site': 'same-origin',
				'user-agent': AGENT,
				...headers,
			},
			body: JSON.stringify({ ...anfrage(''), ...values }),
			from,
		});
	}
});

function anfrage(message: string) {
	return {
		vorname: 'Ada',
		nachname: 'Beispiel',
		email: 'ada@beispiel.de',
		phone: '',
		message,
		checkbox: true,
	};
}

/** What a response tells browsers to do with it. */
function told(headers: Visit['headers']): object {
	const names = [
		'content-security-policy',
		'cross-origin-opener-policy',
		'cross-origin-resource-policy',
		'permissions-policy',
		'referrer-policy',
		'strict-transport-security',
		'x-content-type-options',
		'cache-control',
	];
	return {
		...Object.fromEntries(names.map((name) => [name, headers[name]])),
		type: headers['content-type']?.split(';')[0]?.replace('application/java', 'text/java'),
	};
}

function unpack({ headers, body }: Visit): Buffer {
	return headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
