import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { saysYes } from '#shared/command-line.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { deletedInAny, keepCopies } from '../service/backups.ts';
import type { RestoreOrder } from '../service/cli/copies.ts';
import {
	CHOSEN,
	giveToService,
	makeCopiesFolder,
	makeCopy,
	takeAway,
	takeAwayLeftovers,
} from './copies.ts';
import { answerOwner, Machine, printedBy } from './machine.ts';

/** `wiederherstellen`: says what a copy holds, asks, and puts it in the place of the database. */
export async function restore(
	machine: Machine,
	name: string,
	withoutAsking: boolean,
): Promise<void> {
	const others = `vorhandene zeigt: sudo ls ${machine.copies}`;
	if (name === '')
		throw new OwnerError(`Welche Sicherung? sudo werkplan wiederherstellen DATEI; ${others}`);
	// A bare name is one that `ls` shows in the folder of copies. Root opens nothing in the folder of the service's
	// account, where anything could be a link.
	const file = [resolve(name), resolve(machine.copies, name)].find(
		(path) =>
			!path.startsWith(`${machine.data}/`) && statSync(path, { throwIfNoEntry: false })?.isFile(),
	);
	if (!file) throw new OwnerError(`Diese Sicherung gibt es nicht: „${name}“; ${others}`);
	try {
		const chosen = giveToService(machine, file, CHOSEN);
		console.log(`${basename(file)}: ${contentsOf(machine, chosen, name)}`);
		console.log(`Jetzt gespeichert: ${presentContents(machine)}`);
		if (!withoutAsking) await confirm(machine);
		if (!machine.runToItsEnd('restore.ts')) process.exitCode = 1;
	} finally {
		takeAway(machine, CHOSEN);
	}
}

async function confirm({ terminal }: Machine): Promise<void> {
	if (!terminal)
		throw new OwnerError('Ohne Terminal kann niemand zustimmen; mit --ja geht es ohne Rückfrage.');
	const answer = await terminal.ask('Diese Sicherung an die Stelle der Datenbank setzen? [j/N] ');
	if (!saysYes(answer)) throw new OwnerError('Es bleibt alles, wie es ist.');
}

/** @param name how the owner called it */
function contentsOf(machine: Machine, file: string, name: string): string {
	const { stderr, ...result } = machine.maintenance(['kopie', file]);
	return printedBy({ ...result, stderr: stderr.replaceAll(file, name) }, 'kopie');
}

function presentContents(machine: Machine): string {
	const { status, stdout } = machine.maintenance(['kopie', machine.database]);
	return status === 0 ? stdout.trim() : 'keine lesbare Datenbank';
}

/**
 * The rest of it, as a program of its own under systemd (runToItsEnd): has the chosen copy put in the place of the
 * database. What was there becomes the newest copy, so that all of this can be undone; what cannot be copied is set
 * aside. Port and service are closed meanwhile.
 */
export function replaceDatabase(machine: Machine): void {
	makeCopiesFolder(machine);
	machine.run('systemctl', 'stop', 'werkplan.timer', 'werkplan.socket', 'werkplan.service');
	try {
		const wayBack = copyIfPossible(machine);
		const { deleted, unread } = deletedInAny(machine.copies);
		const order: RestoreOrder = { isCopied: wayBack !== '', deleted };
		const put = machine.maintenance(['einsetzen', join(machine.data, CHOSEN)], {
			input: JSON.stringify(order),
		});
		console.log(printedBy(put, 'einsetzen'));
		for (const name of unread)
			console.log(
				`${name} lässt sich nicht lesen: Was nur dort als auf Wunsch gelöscht vermerkt ist, kann wieder da sein; bitte noch einmal löschen.`,
			);
		if (wayBack)
			console.log(`Was vorher galt, stellt wieder her: sudo werkplan wiederherstellen ${wayBack}`);
		// This mends what the last night complained of.
		keepCopies(machine.copies, machine.data, machine.now(), { here: '' });
	} finally {
		// Inquiries must lie nowhere else.
		takeAwayLeftovers(machine);
		machine.allowStart();
		machine.run('systemctl', 'start', 'werkplan.service', 'werkplan.timer');
	}
}

/** Returns the path of a copy of the database as it is, '' where there is none to be had. */
function copyIfPossible(machine: Machine): string {
	try {
		return makeCopy(machine).file;
	} catch {
		// It is gone or damaged; what is left of it will be set aside.
		return '';
	}
}

if (import.meta.main) await answerOwner(() => replaceDatabase(new Machine()));
