import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { calledHosts, cameByTls, clientAddress } from './proxy-headers.ts';

function requestFrom(headers: Record<string, string>): IncomingMessage {
	const socket = new Socket();
	Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
	const request = new IncomingMessage(socket);
	Object.assign(request.headers, headers);
	return request;
}

test.each([
	[0, '192.0.2.1', '10.0.0.1'],
	[1, '192.0.2.1', '192.0.2.1'],
	[1, '1.1.1.1, 192.0.2.1', '192.0.2.1'],
	[2, '1.1.1.1, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
	[2, '192.0.2.1', '192.0.2.1'],
	[1, '', '10.0.0.1'],
	[1, ' , ,', '10.0.0.1'],
])('behind %i proxies, with „%s“ forwarded, the client is %s', (proxies, forwarded, client) => {
	expect(clientAddress(requestFrom({ 'x-forwarded-for': forwarded }), proxies)).toBe(client);
});

test('HTTPS is believed only from a trusted proxy, and the one nearest to the service', () => {
	expect(cameByTls(requestFrom({ 'x-forwarded-proto': 'https' }), 0)).toBe(false);
	expect(cameByTls(requestFrom({ 'x-forwarded-proto': 'https' }), 1)).toBe(true);
	expect(cameByTls(requestFrom({ 'x-forwarded-proto': 'https, http' }), 1)).toBe(false);
	expect(cameByTls(requestFrom({}), 1)).toBe(false);
});

test('the forwarded host counts only from a trusted proxy', () => {
	const request = requestFrom({ host: 'Innen:4321', 'x-forwarded-host': 'www.beispiel.de' });
	expect(calledHosts(request, 0)).toEqual(['innen:4321']);
	expect(calledHosts(request, 1)).toEqual(['innen:4321', 'www.beispiel.de']);
});
