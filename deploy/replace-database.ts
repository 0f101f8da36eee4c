import { existsSync } from 'node:fs';
import { asidePath } from '../service/database.ts';
import { DATABASE, handIn, makeCopy, newestCopy, takeAway } from './copies.ts';
import { anfragen, answerOwner, asService, DATA, printedBy, run } from './machine.ts';
import { CHOSEN } from './restore.ts';

/** The newest copy, in the hands of the service's account. */
const NEWEST = `${DATA}/neueste.neu`;

/**
 * Puts the chosen copy in the place of the database, always under systemd (runToItsEnd). What was there
 * becomes the newest copy, so that all of this can be undone. Port and service are closed meanwhile.
 */
await answerOwner(() => {
	run('systemctl', 'stop', 'werkplan.timer', 'werkplan.socket', 'werkplan.service');
	try {
		const wayBack = existsSync(DATABASE) ? keepPresent() : '';
		deleteAgain();
		const contents = printedBy(anfragen(['kopie', CHOSEN]), 'kopie');
		const place = 'rm -f "$2-wal" "$2-shm" && mv "$1" "$2"';
		printedBy(asService(['sh', '-c', place, 'sh', CHOSEN, DATABASE]), 'mv');
		console.log(`Wiederhergestellt: ${contents}.`);
		if (wayBack) console.log(wayBack);
	} finally {
		// Inquiries must lie nowhere else.
		takeAway(CHOSEN);
		takeAway(NEWEST);
		run('systemctl', 'start', 'werkplan.service', 'werkplan.timer');
	}
});

/** Returns how to undo it. What cannot be copied is damaged: it is set aside, as the service does. */
function keepPresent(): string {
	const isReadable = anfragen(['kopie', DATABASE]).status === 0;
	if (isReadable) {
		const { file } = makeCopy();
		return `Was vorher galt, stellt wieder her: sudo werkplan wiederherstellen ${file}`;
	}
	const aside = asidePath(DATABASE);
	const move = 'for end in "" -wal -shm; do [ ! -e "$1$end" ] || mv "$1$end" "$2$end"; done';
	printedBy(asService(['sh', '-c', move, 'sh', DATABASE, aside]), 'mv');
	return `Die Datenbank von vorher war nicht lesbar; sie liegt beiseite in ${aside}.`;
}

/** What was deleted on request since this copy was made, is deleted in it, too. */
function deleteAgain(): void {
	const newest = newestCopy();
	if (newest === '') return;
	handIn(newest, NEWEST);
	printedBy(anfragen(['nachloeschen', CHOSEN, NEWEST]), 'nachloeschen');
}
