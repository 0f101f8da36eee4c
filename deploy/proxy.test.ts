import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from '#shared/response-headers.ts';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { startProxy } from '../testing/start-proxy.ts';
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
	'//evil.example/ /%2Fevil.example/ /x/..%2fkontakt /og/start.jpg /about%00',
	pathOf(/\.woff2$/),
	...['webm', 'mp4', 'avif', 'jpg', 'svg'].map((kind) => pathOf(RegExp(`^projekte/.*\\.${kind}$`))),
].flatMap((paths) => paths.split(' '));

const service = await startService({ DIST_DIR: dist, TRUST_PROXY: '1', RATE_LIMIT: '1' });
const proxy = await startProxy(service.url);
const site = proxy.url;
afterAll(() => proxy.stop());

test.each(ASKED)('%s is answered as by the service itself', async (path) => {
	const compressed = { 'accept-encoding': 'gzip, br' };
	const https = { 'x-forwarded-proto': 'https', ...compressed };
	const own = await sendRequest(service.url + path, { headers: https });
	const other = await sendRequest(site + path, { headers: compressed });
	expect(seenByBrowser(other)).toEqual(seenByBrowser(own));
	expect(other.headers).not.toHaveProperty('set-cookie');
	if (own.status !== 308) expect(other.body.equals(own.body)).toBe(true);
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

test('an inquiry is stored and thanked for, also without JavaScript, where Origin has to be the host that was called', async () => {
	expect((await send('Mit JavaScript.', '127.0.1.1')).text).toContain('Vielen Dank');
	const message = 'Ohne JavaScript.';
	const answer = await sendRequest(`${site}/backend/sendMail.php`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
		body: new URLSearchParams({ ...fixtureAnfrage({ message }), checkbox: 'on' }).toString(),
		from: '127.0.1.2',
	});
	expect(answer.headers['content-type']).toContain('text/html');
	expect(answer.text).toContain('Vielen Dank');
	expect(storedMessages(service.dataDir)).toEqual(['Mit JavaScript.', message]);
});

test('a body of almost 1 MiB is accepted, a larger one is refused with a message', async () => {
	expect((await send('x'.repeat(1_000_000), '127.0.1.4')).status).toBe(200);
	const answer = await send('x'.repeat(1_500_000), '127.0.1.5');
	expect(answer.status).toBe(413);
	expect(answer.text).toContain('zu lang');
});

test('limits count the visitor’s own address, whatever the visitor claims', async () => {
	let status = 200;
	for (let number = 0; number < 11 && status === 200; number += 1) {
		const claim = { 'x-forwarded-for': `203.0.113.${number}`, forwarded: `for=192.0.2.${number}` };
		({ status } = await send(`Nummer ${number}`, '127.0.2.1', claim));
	}
	expect(status).toBe(429);
	expect((await send('von nebenan', '127.0.2.2')).status).toBe(200);
});

test('nothing is logged about visitors, even while the service is down', async () => {
	const visitor = { from: '127.0.3.1', headers: { 'user-agent': AGENT } };
	await service.stop('SIGKILL');
	expect((await sendRequest(`${site}/about?geheim`, visitor)).status).toBe(502);
	expect(proxy.output()).not.toMatch(/127\.0\.[1-3]\.\d|Pruefbrowser|geheim|sendMail/);
});

test('an inquiry is sent once, also when the service dies reading it', async () => {
	let received = 0;
	const dying = createServer((request, response) => {
		if (request.method === 'GET') return response.end();
		received += 1;
		return request.resume().on('end', () => response.destroy());
	}).listen(0, '127.0.0.1');
	await once(dying, 'listening');
	onTestFinished(() => void dying.close());
	const { port } = dying.address() as AddressInfo;
	const { url, stop } = await startProxy(`http://127.0.0.1:${port}`);
	onTestFinished(stop);
	expect((await sendAnfrage(url, 'einmal')).status).toBe(502);
	expect(received).toBe(1);
});

function send(message: string, from: string, headers: Record<string, string> = {}) {
	const page = { 'sec-fetch-site': 'same-origin', 'user-agent': AGENT };
	return sendAnfrage(site, message, { from, headers: { ...page, ...headers } });
}

/** Status and headers of an answer that browsers act on. */
function seenByBrowser({ status, headers }: Answer): object {
	if (status === 308) return { status, location: headers.location };
	const said = ['cache-control', 'content-encoding', 'content-type', 'vary'];
	const names = [...Object.keys(securityHeaders('document', true)), ...said];
	return { status, ...Object.fromEntries(names.map((name) => [name, headers[name]])) };
}

async function protocolOf(port: number): Promise<unknown> {
	const local = { host: '127.0.0.1', servername: 'localhost' };
	const options = { port, ...local, rejectUnauthorized: false };
	const socket = connect({ ...options, ALPNProtocols: ['h2'] });
	await once(socket, 'secureConnect');
	socket.destroy();
	return socket.alpnProtocol;
}
