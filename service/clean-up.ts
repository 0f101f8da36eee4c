import { rmSync, statSync } from 'node:fs';
import { BACKUP_DAYS } from '#shared/time-limits.ts';
import { readReport } from './backups.ts';
import type { Compact } from './compact.ts';
import type { Config } from './config.ts';
import { type Database, fileOf, filesSetAside } from './database.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import { expire, pruneDeleted } from './store/archive.ts';
import { DAY, isOver } from './times.ts';

type CleanUpDeps = Pick<Config, 'dataDir' | 'retentionDays'> & {
	host: Host;
	log: Log;
	compact: Compact;
	/** Whether mails are sent: then what waits for its mail stays, or is to be told of (store/archive.ts). */
	isMailOn: boolean;
	/** False where the clock may be wrong (watch-clock.ts): then nothing is deleted for its age. */
	isTrusted(): boolean;
};

/** Compacting writes the file twice, into the log and into a temporary file. */
const ROOM = 3;

/**
 * Returns a function that deletes what has been kept long enough: inquiries, marked or not (store/archive.ts),
 * databases set aside, and what is remembered of deletions; then no byte of a deleted inquiry is left in the database.
 */
export function createCleanUp(deps: CleanUpDeps): (db: Database | null) => Promise<void> {
	const { dataDir, retentionDays, host, log, compact, isMailOn, isTrusted } = deps;
	const now = () => host.now().getTime();
	const daysAgo = (days: number) => now() - days * DAY;
	/** The owner's commands and restored copies delete, too: once a day it is done anyway. */
	let compactedAt = 0;

	return async (db) => {
		if (isTrusted()) {
			for (const path of filesSetAside(dataDir, new Date(daysAgo(BACKUP_DAYS)))) {
				rmSync(path);
				log.info({ datei: path }, 'Beschädigte Datenbank nach Ablauf der Frist gelöscht');
			}
			if (db) await deleteOld(db);
		}
		if (db && isOver(compactedAt, DAY, now())) await makeCompact(fileOf(db));
	};

	async function deleteOld(db: Database): Promise<void> {
		const expired = await expire(db, daysAgo(retentionDays), isMailOn);
		if (expired > 0) {
			log.info({ anzahl: expired }, 'Anfragen nach Ablauf der Frist gelöscht');
			compactedAt = 0;
		}
		pruneDeleted(db, now(), readReport(dataDir)?.geloescht ?? null);
	}

	/** Where it cannot be done now, it is with the next round. */
	async function makeCompact(file: string): Promise<void> {
		if (host.freeBytes(dataDir) < ROOM * statSync(file).size) return;
		if (await compact(file)) compactedAt = now();
	}
}
