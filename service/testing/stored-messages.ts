import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The messages of all inquiries stored in a data folder, oldest first. */
export function storedMessages(dataDir: string): string[] {
	return readMessages(dataDir, 'SELECT message FROM anfrage ORDER BY id');
}

/** The messages of those whose mail has not gone out yet. */
export function waitingMessages(dataDir: string): string[] {
	return readMessages(
		dataDir,
		`SELECT message FROM anfrage JOIN outbox ON anfrage_id = id WHERE status = 'waiting'`,
	);
}

function readMessages(dataDir: string, query: string): string[] {
	using db = new DatabaseSync(join(dataDir, 'anfragen.sqlite'));
	return db
		.prepare(query)
		.all()
		.map((row) => String(row.message));
}
