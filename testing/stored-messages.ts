import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Reads the messages of all inquiries in a data folder, oldest first; or of those not mailed yet. */
export function storedMessages(dataDir: string, which: 'all' | 'waiting' = 'all'): string[] {
	using db = new DatabaseSync(join(dataDir, 'anfragen.sqlite'));
	return db
		.prepare("SELECT message FROM anfrage WHERE ?1 = 'all' OR status <> 'sent' ORDER BY id")
		.all(which)
		.map((row) => String(row.message));
}
