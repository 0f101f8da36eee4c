import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Database } from './open.ts';

/** More than one inquiry takes up. */
const BYTES = 8_000_000;

/** Writes the reserve file beside the database, unless it is there or the disk has no room. */
export function reserveDiskSpace(db: Database): void {
	if (existsSync(reserveOf(db))) return;
	try {
		writeFileSync(reserveOf(db), randomBytes(BYTES), { mode: 0o600 });
	} catch {
		freeReserve(db);
	}
}

/** Deletes the reserve file, so that deleting inquiries has room on a full disk. */
export function freeReserve(db: Database): void {
	rmSync(reserveOf(db), { force: true });
}

function reserveOf(db: Database): string {
	return `${db.location()}.reserve`;
}
