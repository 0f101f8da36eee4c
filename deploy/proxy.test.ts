import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#shared/response-headers.ts';
import { type Answer, ask } from '../testing/ask.ts';
import { builtSite } from '../testing/built-site.ts';
import { sampleAnfrage } from '../testing/sample-anfrage.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { startProxies } from '../testing/start-proxies.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const LIMIT = 5;
const AGENT = 'Pruefbrowser/1.0';

const dist = builtSite();
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pathOf = (pattern: RegExp) => `/${names.find((name) => pattern.test(name))}`;
const script = pathOf(/^_astro\/.*\.js$/);
const projekt = pathOf(/^portfolio\/(?!404)[^.]*\.html$/).replace(/\.html$/, '');

/** Pages, other spellings of theirs, what is not there, and every kind of file. */
const ASKED = [
	`/ /about?von=hier /portfolio ${projekt}`,
	`/about/ /about.html /about.html/?a=b&c=%20d /index.html?a=b /portfolio/ ${projekt}.html`,
	'/Kontakt /PORTFOLIO/?von=hier //kontakt //portfolio//?von=hier',
	`/gibtesnicht /gibtesnicht.html /portfolio/gibtesnicht /portfolio/gibtesnicht/ /portfolio/a/b`,
	`${projekt.replace('/portfolio/', '/portfolio/X')} /404 /404.html /portfolio/404 /projekte/`,
	`/antwort /antwort.html /_headers /_redirects /build.json /.env ${script}.br /index.html.gz`,
	`/site.webmanifest /robots.txt /backend/health /backend/gibtesnicht ${script}`,
	pathOf(/\.woff2$/),
	...['webm', 'mp4', 'avif', 'jpg', 'svg'].map((kind) => pathOf(RegExp(`^projekte/.*\\.${kind}$`))),
].flatMap((paths) => paths.split(' '));

const proxies = await startProxies(dist, { RATE_LIMIT: String(LIMIT) });

describe.each(proxies)('behind $name', ({ name, service, url: site, ...proxy }) => {
	const called = (host: string) =>
		ask(`http://127.0.0.1:${proxy.httpPort}/about`, { headers: { host } });

	test.each(ASKED)('%s is answered as by the service itself', async (path) => {
		const own = await ask(service.url + path, { headers: { 'x-forwarded-proto': 'https' } });
		const other = await ask(site + path);
		expect(told(other)).toEqual(told(own));
		expect(other.headers).not.toHaveProperty('set-cookie');
		if (own.status !== 308) expect(other.body.equals(own.body)).toBe(true);
	});

	test('a page that is not there is told again to who has asked before', async () => {
		const first = await ask(`${site}/gibtesnicht`);
		const known = { 'if-none-match': String(first.headers.etag ?? '"x"') };
		const again = await ask(`${site}/gibtesnicht`, { headers: known });
		expect(again.status).toBe(404);
		expect(again.text).toContain('Diese Seite wurde nicht gefunden');
	});

	test('HTTP leads to HTTPS, and browsers are offered HTTP/2', async () => {
		const { status, headers } = await called('localhost');
		expect(status).toBe(308);
		expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about$/);
		expect(await protocolOf(proxy.httpsPort)).toBe('h2');
	});

	test.runIf(name === 'nginx')('without www leads to it, any other name to nothing', async () => {
		const { headers } = await called('mustermann.example');
		expect(headers.location).toBe('https://localhost/about');
		for (const stranger of ['fremd.example', '127.0.0.1'])
			await expect(called(stranger)).rejects.toThrow();
		await expect(protocolOf(proxy.httpsPort, 'fremd.example')).rejects.toThrow();
	});

	test.each([
		['/', 'index.html'],
		['/gibtesnicht', '404.html'],
		[script, script],
	])('%s comes compressed as it was built', async (path, built) => {
		const [encoding, suffix] = name === 'Caddy' ? ['br', '.br'] : ['gzip', '.gz'];
		const packed = await ask(site + path, { headers: { 'accept-encoding': 'gzip, br' } });
		expect(packed.headers['content-encoding']).toBe(encoding);
		expect(packed.headers.vary).toMatch(/accept-encoding/i);
		expect(packed.body.equals(readFileSync(join(dist, built) + suffix))).toBe(true);
	});

	test('an inquiry is stored and thanked for, also without JavaScript, where Origin has to be the host that was called', async () => {
		expect((await send(`Über ${name}.`, '127.0.1.1')).text).toContain('Vielen Dank');
		const message = `Ohne JavaScript über ${name}.`;
		const answer = await ask(`${site}/backend/sendMail.php`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
			body: new URLSearchParams({ ...sampleAnfrage({ message }), checkbox: 'on' }).toString(),
			from: '127.0.1.2',
		});
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.text).toContain('Vielen Dank');
		expect(storedMessages(service.dataDir)).toEqual([`Über ${name}.`, message]);
	});

	test('close to 1 MiB is taken, more is refused in words', async () => {
		expect((await send('x'.repeat(1_000_000), '127.0.1.4')).status).toBe(200);
		const answer = await send('x'.repeat(1_500_000), '127.0.1.4');
		expect(answer.status).toBe(413);
		expect(answer.text).toContain('zu lang');
	});

	test('limits count the visitor’s own address, whatever the visitor claims', async () => {
		const [one, other] = ['127.0.2.1', '127.0.2.2'];
		for (let number = 0; number < LIMIT; number += 1) {
			const claim = { 'x-forwarded-for': `203.0.113.${number}` };
			expect((await send(`Nummer ${number}`, one, claim)).status).toBe(200);
		}
		const claim = { 'x-forwarded-for': '203.0.113.99' };
		expect((await send('eine zu viel', one, claim)).status).toBe(429);
		expect((await send('von nebenan', other)).status).toBe(200);
	});

	test('without the service the pages stay, and nothing is written down about visitors', async () => {
		const visitor = { from: '127.0.3.1', headers: { 'user-agent': AGENT } };
		await service.stop('SIGKILL');
		const { status } = await ask(`${site}/backend/health?geheim`, visitor);
		// Caddy has noticed by itself, or notices now.
		expect(name === 'Caddy' ? [502, 503] : [502]).toContain(status);
		expect((await ask(`${site}/about?geheim`, visitor)).status).toBe(200);
		expect((await ask(`${site}/gibtesnicht?geheim`, visitor)).status).toBe(404);
		expect(proxy.output()).not.toMatch(/127\.0\.[1-3]\.\d|Pruefbrowser|geheim|sendMail/);
	});

	function send(message: string, from: string, headers: Record<string, string> = {}) {
		const page = { 'sec-fetch-site': 'same-origin', 'user-agent': AGENT };
		return sendAnfrage(site, message, { from, headers: { ...page, ...headers } });
	}
});

/** What an answer tells browsers to do with it; how long a redirect is kept is each server's own. */
function told({ status, headers }: Answer): object {
	if (status === 308) return { status, location: headers.location };
	// Two names of the same.
	const type = headers['content-type']?.split(';')[0]?.replace('application/java', 'text/java');
	const said = [...Object.keys(securityHeaders('document', true)), 'cache-control'];
	return { status, type, ...Object.fromEntries(said.map((name) => [name, headers[name]])) };
}

async function protocolOf(port: number, servername = 'localhost'): Promise<unknown> {
	const options = { port, host: '127.0.0.1', servername, rejectUnauthorized: false };
	const socket = connect({ ...options, ALPNProtocols: ['h2'] });
	await once(socket, 'secureConnect');
	socket.destroy();
	return socket.alpnProtocol;
}
