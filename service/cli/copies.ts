import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorMessage } from '#shared/error-message.ts';
import { checkCopy, contentsText, syncToDisk } from '../backups.ts';
import { compact } from '../compact.ts';
import { connect, openToRead } from '../database.ts';
import { takeOverDeleted } from '../store/archive.ts';
import { type CommandContext, CommandError, type Shell } from './terminal.ts';

/** `sichern`: copies the database into a new file while the service is running, and checks the copy. */
export function sichern({ db, out }: Pick<CommandContext, 'db' | 'out'>, name: string): void {
	const file = resolve(name);
	if (existsSync(file)) throw new CommandError(`${file} gibt es schon; überschrieben wird nichts.`);
	try {
		// For this user alone.
		writeFileSync(file, '', { mode: 0o600 });
		db.prepare('VACUUM INTO ?').run(file);
		// SQLite leaves that to the system.
		syncToDisk(file, dirname(file));
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
 * `nachloeschen`: applies to a copy that is to be restored what was deleted on request since. A source that cannot be
 * read is no reason not to restore.
 */
export function nachloeschen(
	{ out, err }: Pick<Shell, 'out' | 'err'>,
	target: string,
	source: string,
): void {
	orSay(() => checkCopy(resolve(target)));
	using db = connect(resolve(target));
	try {
		using other = openToRead(resolve(source));
		out(`Nachträglich gelöscht: ${takeOverDeleted(db, other)}`);
		compact(db);
	} catch (error) {
		err(`Nicht gelesen: ${source} (${errorMessage(error)}).`);
	}
}

function orSay<T>(attempt: () => T): T {
	try {
		return attempt();
	} catch (error) {
		throw new CommandError(errorMessage(error));
	}
}
