import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, backup as sqliteBackup } from 'node:sqlite';
import { type CommandContext, failed, failureText } from './command-context.ts';
import { countText } from './format.ts';
import { ALL, countAnfragen } from './selection.ts';
import { createFile } from './write-anfragen.ts';

/** `backup`: copies the database consistently while the service is running. */
export async function backup({ db, out }: CommandContext, name: string): Promise<void> {
	const file = createFile(name);
	const part = `${file}.teil-${process.pid}`;
	try {
		createFile(part);
		// Copied in one step: in several, each write of the service would start it again.
		await sqliteBackup(db, part, { rate: 2 ** 31 - 1 });
		const anfragen = check(part);
		renameSync(part, file);
		out(`Gesichert: ${countText(anfragen)} in ${file}`);
	} catch (error) {
		for (const leftover of [file, part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) {
			rmSync(leftover, { force: true });
		}
		throw failed(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
	}
}

/** Checks the copy, writes it through to the disk and returns the number of its inquiries. */
function check(file: string): number {
	using copy = new DatabaseSync(file);
	// One file without companions, whatever mode the original is in.
	copy.exec('PRAGMA journal_mode = DELETE');
	const finding = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
	if (finding !== 'ok') throw new Error(`Die Kopie ist fehlerhaft: ${finding}`);
	appendFileSync(file, '', { flush: true });
	return countAnfragen(copy, ALL);
}
