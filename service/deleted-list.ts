import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { BACKUP_DAYS } from '#shared/periods.ts';
import type { Database } from './database.ts';
import { deleteAnfragen, findAnfrage } from './store.ts';
import { DAY } from './times.ts';

type Deleted = { id: number; zeichen: string };

/**
 * Notes what was deleted on request in a file beside the database, since a restored copy would bring
 * it back; forgets what no copy has any more. A line is day, number and zeichen, nothing of the person.
 */
export function noteDeleted(db: Database, now: Date, deleted: Deleted[]): void {
	const oldest = GERMAN_DAY.format(now.getTime() - BACKUP_DAYS * DAY);
	const kept = linesOf(db).filter((line) => line >= oldest);
	const added = deleted.map(({ id, zeichen }) => `${GERMAN_DAY.format(now)} ${id} ${zeichen}`);
	writeFileSync(fileOf(db), [...kept, ...added, ''].join('\n'), { mode: 0o600 });
}

/**
 * Deletes again what a restored copy has brought back, and returns how many that were. Number and
 * zeichen both count: after a restored copy, numbers are given a second time.
 */
export async function deleteAgain(db: Database): Promise<number> {
	const back = linesOf(db).flatMap((line) => {
		const [, id = '', zeichen = ''] = line.split(' ');
		const found = findAnfrage(db, id);
		return found?.zeichen === zeichen ? [{ id: found.id }] : [];
	});
	await deleteAnfragen(db, back);
	return back.length;
}

function linesOf(db: Database): string[] {
	return existsSync(fileOf(db)) ? readFileSync(fileOf(db), 'utf8').split('\n').filter(Boolean) : [];
}

function fileOf(db: Database): string {
	return `${db.location()}.geloescht`;
}
