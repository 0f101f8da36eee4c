import { DatabaseSync } from 'node:sqlite';
import type { Dienst } from './start-dienst.ts';

/** The inquiries of one person as they lie in the service's database. */
export function storedOf({ datenbank }: Dienst, nachname: string): Record<string, unknown>[] {
	const db = new DatabaseSync(datenbank, { readOnly: true });
	try {
		return db
			.prepare('SELECT vorname, nachname, email, phone, message FROM anfrage WHERE nachname = ?')
			.all(nachname)
			.map((zeile) => ({ ...zeile }));
	} finally {
		db.close();
	}
}
