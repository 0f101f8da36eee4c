import { join } from 'node:path';
import { DATABASE_NAME, openDatabase } from '../database.ts';
import { goneSentence } from '../problems.ts';
import { CommandError, type ToolContext } from './terminal.ts';

/**
 * `neu`: begins the database, by the installer; the service on a server never does. One that is there stays as it is.
 * @throws where there has been one, and now is none
 */
export function neu({ dataDir, out, now }: ToolContext): void {
	const file = join(dataDir, DATABASE_NAME);
	using db = openDatabase(file, true, now());
	if (!db) throw new CommandError(goneSentence(dataDir));
	out(`Die Datenbank liegt in ${file}.`);
}
