import { expect, test } from 'vitest';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';
import { visitorAddress } from './client-key.ts';

const VISITOR = '203.0.113.7';

test.each([
	['an IPv4 address of Cloudflare', '172.70.1.2', VISITOR, VISITOR],
	['an IPv6 address of Cloudflare', '2606:4700::1', '2001:db8::7', '2001:db8::7'],
	['one beside its networks', '172.72.0.1', VISITOR, '172.72.0.1'],
	['Cloudflare, with no address in the header', '172.70.1.2', 'nobody', '172.70.1.2'],
])('a request from %s counts for the right visitor', (_from, client, named, counted) => {
	expect(visitorAddress(client, { 'cf-connecting-ip': named })).toBe(counted);
});

/** Answers to many inquiries from one address, each of which names another visitor. */
async function statuses(client: string, cloudflare: boolean): Promise<Set<number>> {
	const { url } = await startFixtureApp({ trustProxy: 1, rateLimit: 1, cloudflare });
	const answers = Array.from({ length: 12 }, (_, number) => {
		const headers = { 'x-forwarded-for': client, 'cf-connecting-ip': `203.0.113.${number}` };
		return sendAnfrage(url, `Nummer ${number}`, { headers });
	});
	return new Set((await Promise.all(answers)).map(({ status }) => status));
}

test('visitors of one edge of Cloudflare are many clients where the setting says so', async () => {
	expect(await statuses('172.70.1.2', true)).toEqual(new Set([200]));
	expect(await statuses('172.70.1.2', false)).toContain(429);
});
