import { existsSync, readdirSync } from 'node:fs';
import { errorMessage } from '#shared/error-message.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { keepCopies, newestCopyOf, readReport } from '../service/backups.ts';
import { makeCopiesFolder, makeCopy, takeAwayLeftovers, tryToRestore } from './copies.ts';
import { answerOwner, Machine } from './machine.ts';
import { sendCopy } from './second-machine.ts';

/** The unit's SuccessExitStatus=: what went wrong stands in the report, and the service tells the owner. */
const TOLD_BY_SERVICE = 3;

/**
 * The daily copy, by werkplan-sicherung.timer: makes and sends it, restores it on trial (as it came back from
 * the other machine, where there is one), and only then deletes old ones. Each fault stands in the report.
 */
export function backUp(machine: Machine): void {
	const failed: Record<'here' | 'there', string[]> = { here: [], there: [] };
	/** Goes on whatever fails: later steps matter all the more. */
	const attempt = <T>(where: 'here' | 'there', step: () => T): T | null => {
		try {
			return step();
		} catch (error) {
			failed[where].push(errorMessage(error));
			return null;
		}
	};

	const hadCopies = (readReport(machine.data)?.kopien ?? []).length > 0;
	if (hadCopies && !existsSync(machine.copies)) failed.here.push(FOLDER_GONE);
	makeCopiesFolder(machine);
	takeAwayLeftovers(machine);
	const before = newestCopyOf(readdirSync(machine.copies), machine.now());
	const copy = attempt('here', () => makeCopy(machine));
	const { SICHERUNG_ZIEL: target } = machine.settings();
	const sent = copy && target ? attempt('there', () => sendCopy(machine, copy.file, target)) : null;
	if (sent && sent.newestOther > before) failed.here.push(newerThere(sent.newestOther, target));
	// What did not come back from the other machine is tried as it lies here.
	if (copy)
		attempt('here', () => tryToRestore(machine, sent?.cameBack ?? copy.file, copy.contents));
	const faults = {
		here: failed.here.join(' '),
		// '' = a copy has arrived, or there is no second machine: an earlier fault is over.
		there: target && !copy ? undefined : failed.there.join(' '),
	};
	const report = keepCopies(machine.copies, machine.data, machine.now(), faults);

	const fault = [report.fehler, faults.there].filter(Boolean).join(' ');
	if (fault !== '') {
		process.exitCode = TOLD_BY_SERVICE;
		throw new OwnerError(fault);
	}
	console.log(`Gesichert: ${copy?.file} (${copy?.contents})`);
}

const FOLDER_GONE = 'Der Ordner der Sicherungen war weg und ist neu; die früheren fehlen.';

/** This server was put back to an earlier state, or another one sends there, too. */
function newerThere(name: string, target = ''): string {
	return `Auf ${target} liegt eine neuere Sicherung (${name}) als die neueste hier. Wurde dieser Server zurückgesetzt, fehlt ihm, was seitdem kam; holen Sie sie und setzen Sie sie ein: sudo werkplan wiederherstellen DATEI`;
}

if (import.meta.main) await answerOwner(() => backUp(new Machine()));
