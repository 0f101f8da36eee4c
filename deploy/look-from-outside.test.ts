import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { DAY } from '../service/times.ts';
import {
	addressesOf,
	type Health,
	INTERNET,
	lookFromOutside,
	type Net,
	type OutsideHealth,
} from './look-from-outside.ts';

const now = new Date('2026-11-28T03:00:00Z');
const site = new URL('https://www.a.de');
const here: Health = { processId: 'p1', status: 200, text: 'in Ordnung' };
const well: OutsideHealth = {
	...here,
	certificateUntil: new Date(now.getTime() + 60 * DAY),
	certificateFault: '',
};

function refused(): never {
	throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
}

/** What is told where an IPv4 and an IPv6 address answer like this. */
async function told(v4: () => OutsideHealth, v6: () => OutsideHealth = () => well) {
	const net: Net = {
		addressesOf: async () => ['203.0.113.5', '2001:db8::5'],
		askAddress: async (address) => (address.includes(':') ? v6() : v4()),
	};
	const { problems } = await lookFromOutside(site, here, now, net);
	return problems.map(({ urgency, sentence }) => `${urgency}: ${sentence}`);
}

test('where name, proxy, certificate and health are well, there is nothing to tell', async () => {
	expect(await told(() => well)).toEqual([]);
});

test('a name that DNS does not know is told', async () => {
	const net: Net = {
		addressesOf: async () => {
			throw Object.assign(new Error('queryA'), { code: 'ENOTFOUND' });
		},
		askAddress: async () => well,
	};
	expect(await lookFromOutside(site, here, now, net)).toEqual({
		problems: [
			{ key: 'outside', urgency: 'away', sentence: expect.stringMatching(/DNS\) .*\(ENOTFOUND\)/) },
		],
		certificateUntil: null,
		isTlsRefused: false,
	});
});

test('what has no code is told by its own words', async () => {
	const broken = () => {
		throw new Error('socket hang up');
	};
	expect(await told(broken)).toEqual([expect.stringContaining('(Error: socket hang up)')]);
});

test('a name has the addresses that DNS knows, by IPv4, IPv6 or both', async () => {
	const no = async () => {
		throw Object.assign(new Error('queryA'), { code: 'ENODATA' });
	};
	const v4 = async () => ['203.0.113.5'];
	const v6 = async () => ['2001:db8::5'];
	const both = await addressesOf('a.de', { resolve4: v4, resolve6: v6 });
	expect(both).toEqual(['203.0.113.5', '2001:db8::5']);
	expect(await addressesOf('a.de', { resolve4: no, resolve6: v6 })).toEqual(['2001:db8::5']);
	expect(await addressesOf('a.de', { resolve4: v4, resolve6: no })).toEqual(['203.0.113.5']);
	await expect(addressesOf('a.de', { resolve4: no, resolve6: no })).rejects.toThrow('queryA');
	const none = async () => [];
	const nothing = addressesOf('a.de', { resolve4: none, resolve6: none });
	await expect(nothing).rejects.toThrow('ENODATA');
	expect(await addressesOf('localhost', { resolve4: no, resolve6: no })).toEqual(['127.0.0.1']);
});

test('one address of two that leads elsewhere is told, with this address', async () => {
	const other = { ...well, processId: '' };
	expect(
		await told(
			() => well,
			() => other,
		),
	).toEqual([
		expect.stringMatching(/^away: www\.a\.de führt über 2001:db8::5 zu einem anderen Server/),
	]);
});

test('a proxy that does not answer, or not with the service’s words, is told', async () => {
	expect(await told(refused)).toEqual([
		expect.stringMatching(/^away: .*203\.0\.113\.5.*ECONNREFUSED/),
	]);
	const badGateway = { ...well, processId: '', status: 500, text: '' };
	expect(await told(() => badGateway)).toEqual([
		expect.stringMatching(/^away: .*nur ein Fehler \(500\)/),
	]);
	const cached = { ...well, text: 'gestört', status: 503 };
	expect(await told(() => cached)).toEqual([expect.stringMatching(/^away: .*„gestört“/)]);
});

test('the one of several certificates that ends first counts', async () => {
	const later = { ...well, certificateUntil: new Date(now.getTime() + 80 * DAY) };
	for (const [v4, v6] of [
		[well, later],
		[later, well],
	] as const) {
		const net: Net = {
			addressesOf: async () => ['203.0.113.5', '2001:db8::5'],
			askAddress: async (address) => (address.includes(':') ? v6 : v4),
		};
		const { certificateUntil } = await lookFromOutside(site, here, now, net);
		expect(certificateUntil).toEqual(well.certificateUntil);
	}
});

test.each([
	[14, []],
	[13.5, [expect.stringMatching(/^hint: .*läuft am 11\.12\.2026 ab \(noch 13 Tage\)/)]],
	[1.5, [expect.stringMatching(/noch 1 Tag\)/)]],
])(
	'a certificate that holds for %d days is told as %j, once for both addresses',
	async (days, sentences) => {
		const ends = { ...well, certificateUntil: new Date(now.getTime() + days * DAY) };
		expect(
			await told(
				() => ends,
				() => ends,
			),
		).toEqual(sentences);
	},
);

test('a proxy without a certificate is told, and that the name may lead elsewhere', async () => {
	const alert = (): never => {
		throw Object.assign(new Error('tlsv1 alert internal error'), { code: 'EPROTO' });
	};
	expect(await told(alert)).toEqual([
		expect.stringMatching(
			/^away: .*203\.0\.113\.5.* kein Zertifikat \(EPROTO\).* AAAA-Einträge auf diesen Server/,
		),
	]);
});

test('a certificate that browsers refuse is told as what it is', async () => {
	const faulty = { ...well, certificateFault: 'CERT_HAS_EXPIRED' };
	expect(await told(() => faulty)).toEqual([
		expect.stringMatching(/^away: .*gilt nicht \(CERT_HAS_EXPIRED\)/),
	]);
});

/** A key, and a certificate for www.a.de that nobody else has signed. */
const pem = execFileSync(
	'openssl',
	[
		...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
		...['-subj', '/CN=www.a.de', '-days', '90', '-keyout', '-', '-out', '-'],
	],
	{ stdio: ['ignore', 'pipe', 'ignore'] },
);

/** A site with that certificate, on this machine. */
async function siteOf(answer: RequestListener): Promise<URL> {
	const server = createServer({ key: pem, cert: pem }, answer);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const address = server.address();
	return new URL(`https://www.a.de:${typeof address === 'object' ? address?.port : ''}`);
}

test('an address is asked by the site’s name, and what browsers have against the certificate is seen', async () => {
	const asked: unknown[] = [];
	const own = await siteOf((request, response) => {
		const name = 'servername' in request.socket && request.socket.servername;
		asked.push([request.url, request.headers.host, name, request.headers.connection]);
		response.writeHead(503, { 'x-dienst': 'p1' }).end(' gestört\n');
	});
	expect(await INTERNET.askAddress('127.0.0.1', own)).toEqual({
		processId: 'p1',
		status: 503,
		text: 'gestört',
		certificateUntil: new Date(new X509Certificate(pem).validTo),
		certificateFault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
	});
	expect(asked).toEqual([['/backend/health', own.host, 'www.a.de', 'close']]);
});

test('an address where somebody else answers, breaks off or nobody is, is told as such', async () => {
	const foreign = await siteOf((_request, response) => response.end('Hallo'));
	expect(await INTERNET.askAddress('127.0.0.1', foreign)).toMatchObject({
		processId: '',
		text: 'Hallo',
	});
	// Without a length, the answer ends where the connection does.
	const endless = await siteOf(({ socket }) => socket.end('HTTP/1.1 200 OK\r\n\r\nHallo'));
	expect(await INTERNET.askAddress('127.0.0.1', endless)).toMatchObject({
		text: 'Hallo',
		certificateUntil: new Date(new X509Certificate(pem).validTo),
	});
	const broken = await siteOf((_request, response) => {
		response.writeHead(200, { 'content-length': 9 }).write('in');
		setImmediate(() => response.destroy());
	});
	await expect(INTERNET.askAddress('127.0.0.1', broken)).rejects.toThrow('aborted');
	await expect(INTERNET.askAddress('::1', foreign)).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
});
