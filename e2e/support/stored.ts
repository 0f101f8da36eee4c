import { DatabaseSync } from 'node:sqlite';
import { TEXT_FIELDS } from '#shared/fields.ts';
import type { Service } from './start-service.ts';

/** The inquiries of one person as they lie in the service's database. */
export function storedOf({ database }: Service, nachname: string): Record<string, unknown>[] {
	const columns = TEXT_FIELDS.map(({ name }) => name).join();
	const db = new DatabaseSync(database, { readOnly: true });
	try {
		return db
			.prepare(`SELECT ${columns} FROM anfrage WHERE nachname = ?`)
			.all(nachname)
			.map((line) => ({ ...line }));
	} finally {
		db.close();
	}
}
