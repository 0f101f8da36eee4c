import { existsSync } from 'node:fs';
import { keepCopies, readReport } from '../service/backups.ts';
import { asidePath } from '../service/database.ts';
import {
	chosenCopy,
	databaseOf,
	handIn,
	makeCopy,
	newestCopy,
	newestHandedIn,
	takeAwayLeftovers,
} from './copies.ts';
import { answerOwner, Machine, printedBy } from './machine.ts';

/**
 * Puts the chosen copy in the place of the database, always under systemd (runToItsEnd). What was there
 * becomes the newest copy, so that all of this can be undone. Port and service are closed meanwhile.
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
	const handedIn = newestHandedIn(machine);
	handIn(machine, newest, handedIn);
	const said = printedBy(
		machine.maintenance(['nachloeschen', chosenCopy(machine), handedIn]),
		'nachloeschen',
	);
	const [count = '0'] = /\d+/.exec(said) ?? [];
	return count === '0' ? '' : `Auf Wunsch gelöscht war seitdem und ist wieder gelöscht: ${count}.`;
}

if (import.meta.main) await answerOwner(() => replaceDatabase(new Machine()));
