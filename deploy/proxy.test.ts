import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#shared/response-headers.ts';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { PROXIES, startProxy } from '../testing/start-proxy.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const AGENT = 'Pruefbrowser/1.0';

/** Built before these tests run. */
const dist = resolve(process.env.DIST_DIR ?? 'dist');
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pathOf = (pattern: RegExp) => `/${names.find((name) => pattern.test(name))}`;
const script = pathOf(/^_astro\/.*\.js$/);
const projekt = pathOf(/^portfolio\/(?!404)[^.]*\.html$/).replace(/\.html$/, '');

/** Pages and other spellings of theirs, unknown addresses, attempts of attackers, every kind of file. */
const ASKED = [
	`/ /about?von=hier ${projekt} /about.html/?a=b&c=%20d ${projekt}.html /PORTFOLIO/?von=hier`,
	'//kontakt /Kontakt, /sitemap.xml /Preise /gibtesnicht /portfolio/gibtesnicht /404 /antwort',
	`/build.json /.env ${script}.br /index.html.gz /backend/health /backend/gibtesnicht ${script}`,
	'//evil.example/ /%2Fevil.example/ /x/..%2fkontakt /site.webmanifest /og/start.jpg',
	pathOf(/\.woff2$/),
	...['webm', 'mp4', 'avif', 'jpg', 'svg'].map((kind) => pathOf(RegExp(`^projekte/.*\\.${kind}$`))),
].flatMap((paths) => paths.split(' '));

const proxies = await Promise.all(
	PROXIES.map(async (name) => {
		const env = { DIST_DIR: dist, TRUST_PROXY: '1', RATE_LIMIT: '1' };
		const service = await startService(env);
		return { ...(await startProxy(name, service.url)), name, service };
	}),
);
afterAll(() => Promise.all(proxies.map(({ stop }) => stop())));

describe.each(proxies)('behind $name', ({ name, service, url: site, ...proxy }) => {
	test.each(ASKED)('%s is answered as by the service itself', async (path) => {
		const own = await sendRequest(service.url + path, {
			headers: { 'x-forwarded-proto': 'https' },
		});
		const other = await sendRequest(site + path);
		expect(seenByBrowser(other)).toEqual(seenByBrowser(own));
		expect(other.headers).not.toHaveProperty('set-cookie');
		if (own.status !== 308) expect(other.body.equals(own.body)).toBe(true);
	});

	// A rule written as a quadratic expression took seventy times as long.
	test('thousands of slashes cost hardly more than as many letters', async () => {
		const timeOf = async (path: string) => {
			const from = performance.now();
			const asked = Array.from({ length: 50 }, () => sendRequest(site + path));
			for (const { status } of await Promise.all(asked)) expect(status).toBe(404);
			return performance.now() - from;
		};
		const [letters, slashes]: [number[], number[]] = [[], []];
		for (let round = 0; round < 5; round += 1) {
			letters.push(await timeOf(`/${'x'.repeat(3_899)}%20`));
			slashes.push(await timeOf(`${'/'.repeat(3_900)}%20`));
		}
		// In turns, and the fastest of each: a busy machine slows both alike.
		expect(Math.min(...slashes) / Math.min(...letters)).toBeLessThan(10);
	});

	test('broken addresses and methods that a page does not allow are refused', async () => {
		for (const path of ['/about%00', '/%zz'])
			expect((await sendRequest(site + path)).status, path).toBe(400);
		for (const method of ['POST', 'TRACE'])
			expect((await sendRequest(`${site}/about`, { method })).status, method).toBe(405);
	});

	test('HTTP and the domain without www lead to the site, and browsers are offered HTTP/2', async () => {
		const headers = { host: 'localhost' };
		const plain = await sendRequest(`http://127.0.0.1:${proxy.httpPort}/about?a`, { headers });
		const short = await sendRequest(`https://127.0.0.1:${proxy.httpsPort}/about?a`);
		for (const { status, headers } of [plain, short]) {
			expect(status).toBe(308);
			expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a$/);
		}
		expect(await protocolOf(proxy.httpsPort)).toBe('h2');
	});

	test.each([
		['/', 'index.html'],
		['/gibtesnicht', '404.html'],
		[script, script],
	])('%s comes compressed as it was built', async (path, built) => {
		const packed = await sendRequest(site + path, { headers: { 'accept-encoding': 'gzip, br' } });
		expect(packed.headers['content-encoding']).toBe('br');
		expect(packed.headers.vary).toMatch(/accept-encoding/i);
		expect(packed.body.equals(readFileSync(`${join(dist, built)}.br`))).toBe(true);
	});

	test('an inquiry is stored and thanked for, also without JavaScript, where Origin has to be the host that was called', async () => {
		expect((await send(`Über ${name}.`, '127.0.1.1')).text).toContain('Vielen Dank');
		const message = `Ohne JavaScript über ${name}.`;
		const answer = await sendRequest(`${site}/backend/sendMail.php`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
			body: new URLSearchParams({ ...fixtureAnfrage({ message }), checkbox: 'on' }).toString(),
			from: '127.0.1.2',
		});
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.text).toContain('Vielen Dank');
		expect(storedMessages(service.dataDir)).toEqual([`Über ${name}.`, message]);
	});

	test('the headers that only browsers send reach the service: just the script’s inquiry is marked', async () => {
		const url = `${site}/backend/sendMail.php`;
		const headers = { 'content-type': 'application/json' };
		for (const [from, message, more] of [
			['127.0.1.6', 'aus dem Browser', { origin: site }],
			['127.0.1.7', 'aus einem Skript', {}],
		] as const) {
			const body = JSON.stringify(fixtureAnfrage({ message }));
			await sendRequest(url, { method: 'POST', body, from, headers: { ...headers, ...more } });
		}
		using db = new DatabaseSync(join(service.dataDir, 'anfragen.sqlite'));
		const rows = db.prepare(
			'SELECT spam_reasons AS reasons FROM outbox ORDER BY anfrage_id DESC LIMIT 2',
		);
		expect(rows.all().map(({ reasons }) => reasons)).toEqual(['no-browser', '']);
	});

	test('a body of almost 1 MiB is accepted, a larger one is refused with a message', async () => {
		expect((await send('x'.repeat(1_000_000), '127.0.1.4')).status).toBe(200);
		const answer = await send('x'.repeat(1_500_000), '127.0.1.5');
		expect(answer.status).toBe(413);
		expect(answer.text).toContain('zu lang');
	});

	test('limits count the visitor’s own address, whatever the visitor claims', async () => {
		const [one, other] = ['127.0.2.1', '127.0.2.2'];
		let status = 200;
		for (let number = 0; number < 11 && status === 200; number += 1) {
			const claim = {
				'x-forwarded-for': `203.0.113.${number}`,
				forwarded: `for=192.0.2.${number}`,
			};
			({ status } = await send(`Nummer ${number}`, one, claim));
		}
		expect(status).toBe(429);
		expect((await send('von nebenan', other)).status).toBe(200);
	});

	test('nothing is logged about visitors, even while the service is down', async () => {
		const visitor = { from: '127.0.3.1', headers: { 'user-agent': AGENT } };
		await service.stop('SIGKILL');
		expect((await sendRequest(`${site}/about?geheim`, visitor)).status).toBe(502);
		expect(proxy.output()).not.toMatch(/127\.0\.[1-3]\.\d|Pruefbrowser|geheim|sendMail/);
	});

	function send(message: string, from: string, headers: Record<string, string> = {}) {
		const page = { 'sec-fetch-site': 'same-origin', 'user-agent': AGENT };
		return sendAnfrage(site, message, { from, headers: { ...page, ...headers } });
	}
});

/** Status and headers of an answer that browsers act on. */
function seenByBrowser({ status, headers }: Answer): object {
	if (status === 308) return { status, location: headers.location };
	const said = [...Object.keys(securityHeaders('document', true)), 'cache-control', 'content-type'];
	return { status, ...Object.fromEntries(said.map((name) => [name, headers[name]])) };
}

async function protocolOf(port: number): Promise<unknown> {
	const local = { host: '127.0.0.1', servername: 'localhost' };
	const options = { port, ...local, rejectUnauthorized: false };
	const socket = connect({ ...options, ALPNProtocols: ['h2'] });
	await once(socket, 'secureConnect');
	socket.destroy();
	return socket.alpnProtocol;
}
