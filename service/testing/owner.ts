import { join } from 'node:path';
import type { Anfrage } from '#shared/anfrage.ts';
import { newFolder } from '../../testing/new-folder.ts';
import type { Shell } from '../cli/command-context.ts';
import { run } from '../cli/run.ts';
import type { Database } from '../db/open.ts';
import { storeFixtures } from './store-fixtures.ts';
import { opened } from './temporary-database.ts';
import { AT } from './times.ts';

export type Said = { exit: number; out: string; err: string; json(): unknown };

export type Owner = {
	db: Database;
	folder: string;
	/** Types a command line, split at spaces. */
	types(line: string, world?: Partial<Shell>): Promise<Said>;
};

/** An owner at a terminal 120 columns wide, with a data folder and inquiries stored in it just now. */
export function owner(...stored: Partial<Anfrage>[]): Owner {
	const folder = newFolder();
	const db = opened(join(folder, 'anfragen.sqlite'));
	storeFixtures(db, AT, ...stored);
	return { db, folder, types: (line, world) => typed(line, { DATA_DIR: folder }, world) };
}

/** Runs a command line as the owner would, with the data folder that `env` names. */
export async function typed(
	line: string,
	env: Shell['env'],
	world: Partial<Shell> = {},
): Promise<Said> {
	const out: string[] = [];
	const err: string[] = [];
	const exit = await run(line.split(' ').filter(Boolean), {
		env,
		now: () => AT,
		width: 120,
		out: (text) => out.push(text),
		err: (text) => err.push(text),
		ask: null,
		...world,
	});
	const said = out.join('\n');
	return { exit, out: said, err: err.join('\n'), json: () => JSON.parse(said) };
}
