import { join } from 'node:path';
import { newFolder } from '../../testing/new-folder.ts';
import { run } from '../cli/run.ts';
import type { Shell } from '../cli/terminal.ts';
import type { Database } from '../database.ts';
import { storeFixtures } from './store-fixtures.ts';
import { opened } from './temporary-database.ts';
import { AT } from './times.ts';

export type Printed = { exit: number; out: string; err: string; json(): unknown };

export type Owner = {
	db: Database;
	folder: string;
	/** Runs a command line, split at spaces unless it is split already. */
	command(line: string | string[], shell?: Partial<Shell>): Promise<Printed>;
};

/** An owner at a terminal 120 columns wide, with a data folder and inquiries stored in it just now. */
export async function owner(...stored: Parameters<typeof storeFixtures>[2]): Promise<Owner> {
	const folder = newFolder();
	const db = opened(join(folder, 'anfragen.sqlite'));
	await storeFixtures(db, AT, stored);
	return { db, folder, command: (line, shell) => runCommand(line, { DATA_DIR: folder }, shell) };
}

/** Runs a command line as the owner would, with the data folder that `env` names. */
export async function runCommand(
	line: string | string[],
	env: Shell['env'],
	shell: Partial<Shell> = {},
): Promise<Printed> {
	const out: string[] = [];
	const err: string[] = [];
	const exit = await run(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
		env,
		now: () => AT,
		width: 120,
		out: (text) => out.push(text),
		err: (text) => err.push(text),
		ask: null,
		...shell,
	});
	const text = out.join('\n');
	return { exit, out: text, err: err.join('\n'), json: () => JSON.parse(text) };
}
