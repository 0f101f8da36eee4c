import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorMessage } from '#shared/error-message.ts';
import { checkCopy, contentsText } from '../backups.ts';
import { connect, DATABASE_NAME, openToRead, setAside } from '../database.ts';
import { syncToDisk } from '../state-file.ts';
import { takeOverDeleted } from '../store/archive.ts';
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

/**
 * `einsetzen`: puts a copy in the place of the database of a service that is stopped, without what was deleted on
 * request since it was made. A database that cannot be read is set aside; any other has been copied before.
 * @param newest the newest copy, which knows what was deleted; '' = there is none
 */
export function einsetzen(
	{ dataDir, now, out }: Pick<ToolContext, 'dataDir' | 'now' | 'out'>,
	copy: string,
	newest: string,
): void {
	orSay(() => checkCopy(copy));
	const deleted = newest && deleteAgain(copy, newest);
	const contents = contentsText(checkCopy(copy));
	const database = join(dataDir, DATABASE_NAME);
	const aside = isSound(database) ? '' : setAside(database, now());
	for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true });
	renameSync(copy, database);
	syncToDisk(database);
	out(`Wiederhergestellt: ${contents}.`);
	if (deleted) out(deleted);
	if (aside) out(`Die Datenbank von vorher war nicht lesbar; sie liegt beiseite in ${aside}.`);
}

function isSound(file: string): boolean {
	try {
		checkCopy(file);
		return true;
	} catch {
		return false;
	}
}

/** Returns what to say of it. What cannot be read is no reason not to restore. */
function deleteAgain(copy: string, newest: string): string {
	using db = connect(copy);
	try {
		using other = openToRead(newest);
		const count = takeOverDeleted(db, other);
		return count === 0 ? '' : `Auf Wunsch gelöscht war seitdem und ist wieder gelöscht: ${count}.`;
	} catch (error) {
		return `Was seitdem auf Wunsch gelöscht wurde, ist nicht bekannt (${errorMessage(error)}).`;
	}
}

function orSay<T>(attempt: () => T): T {
	try {
		return attempt();
	} catch (error) {
		throw new CommandError(errorMessage(error));
	}
}
