import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, backup as sqliteBackup } from 'node:sqlite';
import { failed, failureText, type Owner } from './cli.ts';
import { writeNewFile } from './give-out.ts';
import { ALL, countAnfragen } from './which.ts';
import { counted } from './words.ts';

/** `backup`: a consistent copy of the database while the service goes on. */
export async function backup({ db, out }: Owner, name: string): Promise<void> {
	const file = writeNewFile(name);
	const part = `${file}.teil-${process.pid}`;
	try {
		writeNewFile(part);
		// All pages in one step: nothing that is written meanwhile makes it begin again.
		await sqliteBackup(db, part, { rate: 2 ** 31 - 1 });
		const anfragen = check(part);
		renameSync(part, file);
		out(`Gesichert: ${counted(anfragen)} in ${file}`);
	} catch (error) {
		for (const leftover of [file, part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) {
			rmSync(leftover, { force: true });
		}
		throw failed(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
	}
}

/** Number of inquiries in the copy, which is now known to be sound and on disk. */
function check(file: string): number {
	using copy = new DatabaseSync(file);
	// One file without companions, whatever mode the original is in.
	copy.exec('PRAGMA journal_mode = DELETE');
	const finding = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
	if (finding !== 'ok') throw new Error(`Die Kopie ist fehlerhaft: ${finding}`);
	appendFileSync(file, '', { flush: true });
	return countAnfragen(copy, ALL);
}
