import { compactFile } from '../../compact.ts';
import { connect, type Database } from '../../database.ts';
import { forget, noteShown } from '../../store/archive.ts';
import { retry } from '../../store/queue.ts';
import type { Disks } from './disks.ts';
import type { Ledger, SentInquiry } from './ledger.ts';

/** What the owner's acts need of a life. */
type Life = {
	time: number;
	now(): Date;
	ledger: Ledger;
	disks: Disks;
	hasDatabase(): boolean;
	backUp(): void;
};

type Row = { id: number; zeichen: string };

/** Deletes one of the inquiries on request, which is followed by a copy. */
export function deleteOnRequest(life: Life, which: number): void {
	withOne(life, which, (db, row, one) => {
		// Leaves always what SQLite leaves now and then even with it, in pages that it has rearranged.
		db.exec('PRAGMA secure_delete = OFF');
		forget(db, [{ ...row, at: life.now().getTime() }]);
		one.deletedAt = life.time;
	});
	if (!life.hasDatabase()) return;
	compactFile(life.disks.file);
	life.backUp();
}

/** Reads one of the inquiries. */
export function show(life: Life, which: number): void {
	withOne(life, which, (db, row) => noteShown(db, life.now(), [row]));
}

/** Has all sent again that wait or have failed. */
export function tryAgain(life: Life): void {
	withDatabase(life, (db) => void retry(db, life.now(), storedIn(db)));
}

function withOne(
	life: Life,
	which: number,
	act: (db: Database, row: Row, one: SentInquiry) => void,
): void {
	withDatabase(life, (db) => {
		const rows = storedIn(db);
		const row = rows[which % Math.max(1, rows.length)];
		const one = life.ledger.thanked().find(({ zeichen }) => zeichen === row?.zeichen);
		if (row && one) act(db, row, one);
	});
}

function withDatabase(life: Life, act: (db: Database) => void): void {
	if (!life.hasDatabase()) return;
	using db = connect(life.disks.file);
	act(db);
}

function storedIn(db: Database): Row[] {
	const rows = db.prepare('SELECT id, zeichen FROM anfrage ORDER BY id').all();
	return rows.map(({ id, zeichen }) => ({ id: Number(id), zeichen: String(zeichen) }));
}
