import { dirname } from 'node:path';
import { MAINTENANCE } from '../cli/maintenance-commands.ts';
import { OWNER } from '../cli/owner-commands.ts';
import { type Program, run } from '../cli/run.ts';
import type { Shell } from '../cli/terminal.ts';
import { THIS_HOST } from '../host.ts';
import { AT, type Fixture, opened, storeFixtures } from './stored.ts';

/** An owner at a terminal 120 columns wide, with a data folder and inquiries stored in it just now. */
export function owner(...stored: Fixture[]) {
	const db = opened();
	const folder = dirname(db.location() ?? '');
	storeFixtures(db, AT, ...stored);
	const command = (line: string | string[], shell?: Partial<Shell>) =>
		runCommand(line, { DATA_DIR: folder }, shell);
	const maintenance = (line: string | string[], shell?: Partial<Shell>) =>
		runMaintenance(line, { DATA_DIR: folder }, shell);
	return { db, folder, command, maintenance };
}

/** Runs a command line, split at spaces unless it is split already, with the data folder that `env` names. */
export async function runCommand(
	line: string | string[],
	env: Shell['env'],
	shell: Partial<Shell> = {},
	program: Program = OWNER,
) {
	const out: string[] = [];
	const err: string[] = [];
	const exit = await run(
		program,
		typeof line === 'string' ? line.split(' ').filter(Boolean) : line,
		{
			host: { ...THIS_HOST, now: () => AT, wait: async () => {} },
			width: 120,
			out: (text) => out.push(text),
			printed: async () => {},
			err: (text) => err.push(text),
			ask: null,
			readInput: async () => '',
			...shell,
			env: { ...env, ...shell.env },
		},
	);
	const text = out.join('\n');
	return { exit, out: text, err: err.join('\n'), json: (): unknown => JSON.parse(text) };
}

/** Runs a command line of the server's tools (service/maintenance.ts). */
export function runMaintenance(
	line: string | string[],
	env: Shell['env'],
	shell: Partial<Shell> = {},
) {
	return runCommand(line, env, shell, MAINTENANCE);
}
