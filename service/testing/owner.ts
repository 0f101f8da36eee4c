import { join } from 'node:path';
import type { Anfrage } from '#shared/anfrage.ts';
import { newFolder } from '../../testing/new-folder.ts';
import type { Shell } from '../cli/command-context.ts';
import { run } from '../cli/run.ts';
import type { Database } from '../db/open.ts';
import { storeFixtures } from './store-fixtures.ts';
import { opened } from './temporary-database.ts';
import { AT } from './times.ts';

export type Printed = { exit: number; out: string; err: string; json(): unknown };

export type Owner = {
	db: Database;
	folder: string;
	/** Runs a command line, split at spaces. */
	command(line: string, shell?: Partial<Shell>): Promise<Printed>;
};

/** An owner at a terminal 120 columns wide, with a data folder and inquiries stored in it just now. */
export function owner(...stored: Partial<Anfrage>[]): Owner {
	const folder = newFolder();
	const db = opened(join(folder, 'anfragen.sqlite'));
	storeFixtures(db, AT, ...stored);
	return { db, folder, command: (line, shell) => runCommand(line, { DATA_DIR: folder }, shell) };
}

/** Runs a command line as the owner would, with the data folder that `env` names. */
export async function runCommand(
	line: string,
	env: Shell['env'],
	shell: Partial<Shell> = {},
): Promise<Printed> {
	const out: string[] = [];
	const err: string[] = [];
	const exit = await run(line.split(' ').filter(Boolean), {
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
