import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { newFolder } from '../../testing/new-folder.ts';
import { findFirefox } from '../../tools/find-firefox.ts';
import { type Engine, engineOf, type Send } from './engine.ts';

/**
 * Starts the system's Firefox and speaks Marionette with it: Debian has no WebDriver for Firefox.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 * Without `scripts` the pages run none; those of the tests still run.
 */
export async function startFirefox({ scripts } = { scripts: true }): Promise<Engine> {
	const profile = newFolder();
	const settings = { 'marionette.port': 0, 'javascript.enabled': scripts };
	const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
	writeFileSync(join(profile, 'user.js'), lines.join('\n'));
	const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
	const env = { ...process.env, HOME: profile };
	const firefox = spawn(findFirefox() ?? 'firefox-esr', args, { env, stdio: 'ignore' });
	const ended = once(firefox, 'close');
	const portFile = join(profile, 'MarionetteActivePort');
	while (!existsSync(portFile)) {
		if (firefox.exitCode !== null) throw new Error('Firefox ended before it was ready.');
		await sleep(50);
	}
	const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
	const send = marionette(socket);
	await send('NewSession', {});
	return engineOf(send, async () => {
		socket.destroy();
		firefox.kill();
		await ended;
	});
}

const answer = z.tuple([z.literal(1), z.number(), z.unknown(), z.unknown()]);
const withValue = z.object({ value: z.unknown() });

/** Sends commands and resolves to their values, one after the other. */
function marionette(socket: Socket): Send & ((command: 'NewSession', params: object) => unknown) {
	const messages = readMessages(socket);
	// It greets first.
	const greeted = messages.next();
	let id = 0;
	return async (command: string, params: object) => {
		await greeted;
		id += 1;
		const message = JSON.stringify([0, id, `WebDriver:${command}`, params]);
		socket.write(`${Buffer.byteLength(message)}:${message}`);
		const { value } = await messages.next();
		const [, , error, result] = answer.parse(value);
		if (error !== null) throw new Error(`${message}: ${JSON.stringify(error)}`);
		return withValue.safeParse(result).data?.value;
	};
}

/** Each message has its length in bytes and a colon before it. */
async function* readMessages(socket: Socket): AsyncGenerator<unknown> {
	let rest = Buffer.alloc(0);
	for await (const chunk of socket) {
		rest = Buffer.concat([rest, chunk]);
		const start = rest.indexOf(':') + 1;
		const end = start + Number.parseInt(rest.toString('latin1'), 10);
		if (start === 0 || rest.length < end) continue;
		yield JSON.parse(rest.toString('utf8', start, end));
		rest = rest.subarray(end);
	}
}
