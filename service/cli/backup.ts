import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync, backup as sqliteBackup } from 'node:sqlite';
import { z } from 'zod';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { failureText } from './failure-text.ts';
import { writeNewFile } from './new-file.ts';

/** `backup`: a consistent copy of the database while the service goes on. */
export const backup: OwnerCommand = {
	name: 'backup',
	args: '<datei>',
	summary: 'Sicherung der Datenbank im laufenden Betrieb; überschreibt nichts',
	options: ['json'],
	run: runBackup,
};

async function runBackup({ args, folders, options, out, err }: Context): Promise<Exit> {
	const [folder] = folders;
	if (!folder || folders.length > 1) {
		err('Gesichert wird ein Ordner: Bitte --data nur einmal angeben.');
		return EXIT.wrongUsage;
	}
	const file = resolve(args[0] ?? '');
	const refusal = writeNewFile(file);
	if (refusal) {
		err(refusal);
		return EXIT.notFoundOrFailed;
	}
	const part = `${file}.teil-${process.pid}`;
	try {
		closeSync(openSync(part, 'wx', 0o600));
		// All pages in one step: nothing that is written meanwhile makes it begin again.
		await sqliteBackup(folder.db, part, { rate: ALL_PAGES });
		const anfragen = check(part);
		renameSync(part, file);
		if (options.json) out(JSON.stringify({ datei: file, anfragen }));
		else out(`Gesichert: ${anfragen} Anfragen in ${file}`);
		return EXIT.ok;
	} catch (error) {
		for (const leftover of [file, part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) {
			rmSync(leftover, { force: true });
		}
		err(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
		return EXIT.notFoundOrFailed;
	}
}

const ALL_PAGES = 2 ** 31 - 1;

/** Number of inquiries in the copy, which is now known to be sound and on disk. */
function check(file: string): number {
	using copy = new DatabaseSync(file);
	// One file without companions, whatever mode the original is in.
	copy.exec('PRAGMA journal_mode = DELETE');
	const finding = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
	if (finding !== 'ok') throw new Error(`Die Kopie ist fehlerhaft: ${finding}`);
	const handle = openSync(file, 'r');
	fsyncSync(handle);
	closeSync(handle);
	const row = copy.prepare('SELECT count(*) AS total FROM anfrage').get();
	return z.object({ total: z.int() }).parse(row).total;
}
