import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { keepCopies, readReport } from '../service/backups.ts';
import { asidePath } from '../service/database.ts';
import {
	CHOSEN,
	databaseOf,
	handIn,
	makeCopy,
	NEWEST,
	newestCopy,
	takeAway,
	takeAwayLeftovers,
} from './copies.ts';
import { answerOwner, Machine, printedBy } from './machine.ts';

/** The copy that the owner named, in the hands of the service's account, waiting to take the place of the database. */
export function chosenCopy({ data }: Machine): string {
	return join(data, CHOSEN);
}

/** `wiederherstellen`: says what a copy holds, asks, and puts it in the place of the database. */
export async function restore(machine: Machine, name: string, isSilent: boolean): Promise<void> {
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
	const chosen = chosenCopy(machine);
	try {
		handIn(machine, file, chosen);
		console.log(`${basename(file)}: ${contentsOf(machine, chosen, name)}`);
		console.log(`Jetzt gespeichert: ${presentContents(machine)}`);
		if (!isSilent) await confirm(machine);
		if (!machine.runToItsEnd('restore.ts')) process.exitCode = 1;
	} finally {
		takeAway(machine, chosen);
	}
}

async function confirm({ terminal }: Machine): Promise<void> {
	if (!terminal)
		throw new OwnerError('Ohne Terminal kann niemand zustimmen; mit --ja geht es ohne Rückfrage.');
	const answer = await terminal.ask('Diese Sicherung an die Stelle der Datenbank setzen? [j/N] ');
	if (!/^ja?$/i.test(answer.trim())) throw new OwnerError('Es bleibt alles, wie es ist.');
}

/** @param name how the owner called it */
function contentsOf(machine: Machine, file: string, name: string): string {
	const { stderr, ...result } = machine.maintenance(['kopie', file]);
	return printedBy({ ...result, stderr: stderr.replaceAll(file, name) }, 'kopie');
}

function presentContents(machine: Machine): string {
	const { status, stdout } = machine.maintenance(['kopie', databaseOf(machine)]);
	return status === 0 ? stdout.trim() : 'keine lesbare Datenbank';
}

/**
 * The rest of it, as a program of its own under systemd (runToItsEnd): puts the chosen copy in the place of the
 * database. What was there becomes the newest copy, so that all of this can be undone. Port and service are closed
 * meanwhile.
 */
export function replaceDatabase(machine: Machine): void {
	machine.run('systemctl', 'stop', 'werkplan.timer', 'werkplan.socket', 'werkplan.service');
	try {
		const database = databaseOf(machine);
		const chosen = chosenCopy(machine);
		const wayBack = existsSync(database) ? keepPresent(machine) : '';
		const deletedAgain = deleteAgain(machine);
		const contents = printedBy(machine.maintenance(['kopie', chosen]), 'kopie');
		const place = 'rm -f "$2-wal" "$2-shm" && mv "$1" "$2"';
		printedBy(machine.asService(['sh', '-c', place, 'sh', chosen, database]), 'mv');
		// What the last night complained of is mended by this.
		const there = readReport(machine.data)?.zweitkopie?.fehler ?? '';
		keepCopies(machine.copies, machine.data, machine.now(), { here: '', there });
		console.log(`Wiederhergestellt: ${contents}.`);
		if (deletedAgain) console.log(deletedAgain);
		if (wayBack) console.log(wayBack);
	} finally {
		// Inquiries must lie nowhere else.
		takeAwayLeftovers(machine);
		machine.allowStart();
		machine.run('systemctl', 'start', 'werkplan.service', 'werkplan.timer');
	}
}

/** Returns how to undo it. What cannot be copied is damaged: it is set aside, as the service does. */
function keepPresent(machine: Machine): string {
	const database = databaseOf(machine);
	const isReadable = machine.maintenance(['kopie', database]).status === 0;
	if (isReadable) {
		const { file } = makeCopy(machine);
		return `Was vorher galt, stellt wieder her: sudo werkplan wiederherstellen ${file}`;
	}
	const aside = asidePath(database, machine.now());
	const move = 'for end in "" -wal -shm; do [ ! -e "$1$end" ] || mv "$1$end" "$2$end"; done';
	printedBy(machine.asService(['sh', '-c', move, 'sh', database, aside]), 'mv');
	return `Die Datenbank von vorher war nicht lesbar; sie liegt beiseite in ${aside}.`;
}

/** What was deleted on request since this copy was made, is deleted in it, too. Returns what to say of it. */
function deleteAgain(machine: Machine): string {
	const newest = newestCopy(machine);
	if (newest === '') return '';
	const handedIn = join(machine.data, NEWEST);
	handIn(machine, newest, handedIn);
	const said = printedBy(
		machine.maintenance(['nachloeschen', chosenCopy(machine), handedIn]),
		'nachloeschen',
	);
	const [count = '0'] = /\d+/.exec(said) ?? [];
	return count === '0' ? '' : `Auf Wunsch gelöscht war seitdem und ist wieder gelöscht: ${count}.`;
}

if (import.meta.main) await answerOwner(() => replaceDatabase(new Machine()));
