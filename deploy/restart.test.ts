import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { freePort, startProgram } from '../testing/start-program.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const SERVER = join(import.meta.dirname, '../service/server.js');
const activate = 'systemd-socket-activate';
const available = spawnSync(activate, ['--version']).status === 0;
if (!available) console.warn(`restart.test.ts wird ausgelassen: ${activate} gibt es hier nicht.`);

test.skipIf(!available)(
	'while the service restarts visitors wait; each inquiry is stored once',
	async () => {
		const service = await startHeldService();
		const { url, stop } = await startProxy(service.url);
		onTestFinished(stop);

		const failed: string[] = [];
		const thanked: string[] = [];
		let isOver = false;
		const visit = async (name: string) => {
			for (let number = 0; !isOver; number += 1) {
				const message = `${name}, ${number}`;
				await expectDone(`Page for ${message}`, sendRequest(`${url}/about`));
				if (await expectDone(message, sendAnfrage(url, message))) thanked.push(message);
			}
		};
		const expectDone = async (what: string, asked: Promise<Answer>) => {
			const answer = await asked.catch(() => null);
			if (answer?.status !== 200) failed.push(`${what}: ${answer?.status} ${answer?.text}`);
			return answer?.status === 200;
		};
		const visitors = [1, 2, 3, 4].map((visitor) => visit(`Besucher ${visitor}`));
		for (let restarts = 1; restarts <= 3; restarts += 1) {
			const before = thanked.length;
			await expect.poll(() => thanked.length).toBeGreaterThan(before + 20);
			process.kill(service.pid(), 'SIGTERM');
			await expect.poll(() => service.starts()).toBe(restarts + 1);
		}
		const last = thanked.length;
		await expect.poll(() => thanked.length).toBeGreaterThan(last + 20);
		isOver = true;
		await Promise.all(visitors);
		expect(failed).toEqual([]);
		expect(storedMessages(service.dataDir).toSorted()).toEqual(thanked.toSorted());
	},
);

test('Caddy sends an inquiry once, also when the service dies reading it', async () => {
	let received = 0;
	const service = createServer((request, response) => {
		if (request.method === 'GET') return response.end();
		received += 1;
		return request.resume().on('end', () => response.destroy());
	}).listen(0, '127.0.0.1');
	await once(service, 'listening');
	onTestFinished(() => void service.close());
	const { port } = service.address() as AddressInfo;
	const { url, stop } = await startProxy(`http://127.0.0.1:${port}`);
	onTestFinished(stop);
	expect((await sendAnfrage(url, 'einmal')).status).toBe(502);
	expect(received).toBe(1);
});

/** Starts the service as the systemd units do: again whenever it ends, with its socket kept open. */
async function startHeldService() {
	const port = await freePort();
	const dataDir = newFolder();
	const settings = {
		DATA_DIR: dataDir,
		DIST_DIR: writeFixtureSite(),
		TRUST_PROXY: '1',
		RATE_LIMIT: '0',
	};
	const once = `sh -c 'echo pid $$; LISTEN_PID=$$ exec "${process.execPath}" "${SERVER}"'`;
	const forever = ['sh', '-c', `while ${once}; do sleep 1; done`];
	const names = Object.keys(settings).flatMap((name) => ['-E', name]);
	const args = ['-l', `127.0.0.1:${port}`, ...names, ...forever];
	const url = `http://127.0.0.1:${port}`;
	const program = await startProgram(activate, args, url, settings);
	const pids = () => [...program.output().matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
	onTestFinished(async () => {
		// The loop first, or it would start the service once more; its output ends with the service's.
		const ended = program.stop();
		process.kill(pids().at(-1) ?? Number.NaN);
		await ended;
	});
	return {
		url,
		dataDir,
		pid: () => pids().at(-1) ?? Number.NaN,
		starts: () => program.output().match(/^bereit: /gm)?.length,
	};
}
