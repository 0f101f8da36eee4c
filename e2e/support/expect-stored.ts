import { DatabaseSync } from 'node:sqlite';
import { TEXT_FIELDS } from '#shared/fields.ts';
import type { Values } from './form.ts';
import type { Service } from './start-service.ts';
import { expect } from './test.ts';

/** This person's one inquiry lies in the service's database, as it was written. */
export function expectStored({ database }: Service, { checkbox: _, ...anfrage }: Values): void {
	const columns = TEXT_FIELDS.map(({ name }) => name).join();
	const db = new DatabaseSync(database, { readOnly: true });
	const query = db.prepare(`SELECT ${columns} FROM anfrage WHERE nachname = ?`);
	const lines = query.all(anfrage.nachname).map((line) => ({ ...line }));
	db.close();
	expect(lines).toEqual([anfrage]);
}
