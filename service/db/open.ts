import { DatabaseSync } from 'node:sqlite';

export type Database = DatabaseSync;

/** Opens the database of inquiries. */
export function openDatabase(file: string, _report?: (message: string) => void): Database {
	return new DatabaseSync(file);
}
