import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';

/* Who meets the server from outside. */

/** Four visitors look at a page and send an inquiry, again and again until the returned function is called. */
export function visit(site: string) {
	const statuses = new Set<number | string>();
	const sent: string[] = [];
	let isOver = false;
	const visitor = async () => {
		while (!isOver) {
			const message = randomUUID();
			statuses.add(await statusOf(sendRequest(`${site}/about`)));
			statuses.add(await statusOf(sendAnfrage(site, message)));
			sent.push(message);
			await sleep(100);
		}
	};
	const all = Promise.all([1, 2, 3, 4].map(visitor));
	return async () => {
		isOver = true;
		await all;
		return { statuses: [...statuses], sent };
	};
}

/** Returns the status of an answer, or why there is none. */
export function statusOf(asked: Promise<Answer>): Promise<number | string> {
	return asked.then(({ status }) => status, String);
}

/** The certificate that Caddy shows to whoever asks for this name. */
export async function seenCertificate(servername: string): Promise<PeerCertificate> {
	const socket = connect({ host: '127.0.0.1', port: 443, servername, rejectUnauthorized: false });
	await once(socket, 'secureConnect');
	const certificate = socket.getPeerCertificate();
	socket.destroy();
	return certificate;
}

/** Somebody whose site has another certificate and knows no health of ours. */
export async function startElsewhere(root: string) {
	const folder = join(root, 'var/lib/caddy/.local/share/caddy/certificates/local/localhost');
	const key = readFileSync(join(folder, 'localhost.key'));
	const cert = readFileSync(join(folder, 'localhost.crt'));
	const server = createServer({ key, cert }, (_request, response) => response.end('Hallo'));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return { port, close: () => server.close() };
}

/** Whoever WACHE_URL belongs to. */
export async function startWatcher() {
	let calls = 0;
	const server = createHttpServer((_request, response) => {
		calls += 1;
		response.end('OK');
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}/`, calls: () => calls, close: () => server.close() };
}
