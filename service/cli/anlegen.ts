import { join } from 'node:path';
import { DATABASE_NAME, openDatabase } from '../database.ts';
import type { ToolContext } from './terminal.ts';

/** `anlegen`: begins an empty database where none has ever been; else everything stays as it is. */
export function anlegen({ out, dataDir }: ToolContext): void {
	const file = join(dataDir, DATABASE_NAME);
	const db = openDatabase(file, true);
	db?.close();
	out(
		db
			? `Die Datenbank liegt in ${file}.`
			: `In ${dataDir} war schon eine Datenbank; eine leere wird nicht begonnen.`,
	);
}
