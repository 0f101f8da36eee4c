import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '#shared/error-message.ts';
import { checkCopy, contentsText } from '../backups.ts';
import { connect, DATABASE_NAME, setAside } from '../database.ts';
import { syncToDisk } from '../state-file.ts';
import { type Deletion, deletion, forget } from '../store/archive.ts';
import { type CommandContext, CommandError, type Shell, type ToolContext } from './terminal.ts';

/** `sichern`: copies the database into a new file while the service is running, and checks the copy. */
export function sichern({ db, out }: Pick<CommandContext, 'db' | 'out'>, name: string): void {
	const file = resolve(name);
	if (existsSync(file)) throw new CommandError(`${file} gibt es schon; überschrieben wird nichts.`);
	try {
		// For this user alone.
		writeFileSync(file, '', { mode: 0o600 });
		db.prepare('VACUUM INTO ?').run(file);
		// SQLite leaves that to the system.
		syncToDisk(file);
		out(contentsText(checkCopy(file)));
	} catch (error) {
		rmSync(file, { force: true });
		throw new CommandError(`Die Sicherung ist nicht gelungen: ${errorMessage(error)}`);
	}
}

/** `kopie`: says what a copy holds. */
export function kopie({ out }: Pick<Shell, 'out'>, name: string): void {
	out(contentsText(orSay(() => checkCopy(resolve(name)))));
}

/** What only root knows of a restoration: it alone can read the copies. */
const restoreOrder = z.object({
	/** Whether what the database holds has been copied. */
	isCopied: z.boolean(),
	/** What was deleted on request, by all copies. */
	deleted: z.array(deletion),
});
export type RestoreOrder = z.infer<typeof restoreOrder>;

/** Reads what `einsetzen` is told on the standard input. @throws where it is something else */
export function parseRestoreOrder(text: string): RestoreOrder {
	return restoreOrder.parse(JSON.parse(text));
}

/**
 * `einsetzen`: puts a copy in the place of the database of a service that is stopped, without what was deleted on
 * request since it was made. A database that could not be copied is set aside.
 */
export function einsetzen(
	{ dataDir, host, out }: Pick<ToolContext, 'dataDir' | 'host' | 'out'>,
	copy: string,
	{ isCopied, deleted }: RestoreOrder,
): void {
	orSay(() => checkCopy(copy));
	const count = deleteAgain(copy, deleted);
	const contents = contentsText(checkCopy(copy));
	const database = join(dataDir, DATABASE_NAME);
	const aside = isCopied ? '' : setAside(database, host.now());
	for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true });
	renameSync(copy, database);
	syncToDisk(database);
	out(`Wiederhergestellt: ${contents}.`);
	if (count > 0) out(`Auf Wunsch gelöscht war seitdem und ist wieder gelöscht: ${count}.`);
	if (aside)
		out(`Die Datenbank von vorher ließ sich nicht sichern; sie liegt beiseite in ${aside}.`);
}

function deleteAgain(copy: string, deleted: Deletion[]): number {
	using db = connect(copy);
	return forget(db, deleted);
}

function orSay<T>(attempt: () => T): T {
	try {
		return attempt();
	} catch (error) {
		throw new CommandError(errorMessage(error));
	}
}
