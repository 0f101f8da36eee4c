import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type Prozess = { kind: ChildProcess; stop(): Promise<void> };

/** Starts a program whose end is in the caller's hands; its words are read by `onText`. */
export function startProzess(
	befehl: string,
	argumente: string[],
	options: { env?: NodeJS.ProcessEnv; cwd?: string; onText?: (text: string) => void } = {},
): Prozess {
	const { onText, ...rest } = options;
	const kind = spawn(befehl, argumente, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] });
	for (const strom of [kind.stdout, kind.stderr]) {
		strom.setEncoding('utf8').on('data', (text: string) => onText?.(text));
	}
	return {
		kind,
		async stop() {
			if (kind.exitCode !== null || kind.signalCode !== null || kind.pid === undefined) return;
			const ende = once(kind, 'exit');
			kind.kill('SIGTERM');
			await ende;
		},
	};
}

/**
 * Starts a program and waits for a pattern in what it says.
 * @returns what the pattern's first group caught
 * @throws with the program's own words when it ends before
 */
export async function startUntil(
	muster: RegExp,
	befehl: string,
	argumente: string[],
	options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Prozess & { treffer: string }> {
	let gesagt = '';
	let gefunden: (treffer: string) => void;
	const warten = new Promise<string>((resolve) => {
		gefunden = resolve;
	});
	const prozess = startProzess(befehl, argumente, {
		...options,
		onText: (text) => {
			gesagt += text;
			const treffer = muster.exec(gesagt)?.[1];
			if (treffer !== undefined) gefunden(treffer);
		},
	});
	const treffer = await Promise.race([
		warten,
		new Promise<never>((_, reject) => {
			prozess.kind.once('error', reject);
			prozess.kind.once('exit', (code) =>
				reject(new Error(`${befehl} endete mit ${code}, bevor es bereit war:\n${gesagt}`)),
			);
		}),
	]);
	return { ...prozess, treffer };
}

/** A port nobody uses, for programs that cannot choose one themselves and say which. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const adresse = server.address();
	server.close();
	await once(server, 'close');
	if (adresse === null || typeof adresse === 'string') throw new Error('Kein freier Port.');
	return adresse.port;
}
