import { rmSync } from 'node:fs';
import { errorMessage } from '#shared/error-message.ts';
import { type Copy, makeCopy, tidyCopies, tryToRestore } from './copies.ts';
import { answerOwner, Refusal } from './machine.ts';
import { sendCopy } from './second-machine.ts';
import { readServerSettings } from './server-settings.ts';

/**
 * The daily copy, by werkplan-sicherung.timer: makes and sends it, restores it on trial (as it came back from
 * the other machine, where there is one), and only then deletes old ones. A fault stands in the report.
 */
const faults: string[] = [];

const copy = attempt(makeCopy);
if (copy) attempt(() => sendAndTry(copy));
attempt(() => tidyCopies(faults.join(' ')));

await answerOwner(() => {
	if (faults.length > 0) throw new Refusal(faults.join(' '));
	console.log(`Gesichert: ${copy?.file} (${copy?.contents})`);
});

function sendAndTry({ file, contents }: Copy): void {
	const target = readServerSettings().SICHERUNG_ZIEL;
	// What did not come back from the other machine is tried as it lies here.
	const fetched = target ? attempt(() => sendCopy(file, target, new Date())) : null;
	const tried = fetched ?? file;
	tryToRestore(tried, contents);
	if (tried !== file) rmSync(tried);
}

/** Goes on whatever fails: later steps matter all the more. */
function attempt<T>(step: () => T): T | null {
	try {
		return step();
	} catch (error) {
		faults.push(errorMessage(error));
		return null;
	}
}
