import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { askOwner } from './ask-for-mail.ts';
import { DATABASE, handIn, takeAway } from './copies.ts';
import { anfragen, COPIES, DATA, printedBy, Refusal, runToItsEnd } from './machine.ts';

/** The copy that the owner named, in the hands of the service's account: it waits to take the place of the database. */
export const CHOSEN: string = join(DATA, 'wiederherstellung.neu');

/** `wiederherstellen`: says what a copy holds, asks, and puts it in the place of the database. */
export async function restore(name: string, isSilent: boolean): Promise<void> {
	const file = resolve(name);
	// Root opens nothing in the folder of the service's account, where anything could be a link.
	if (file.startsWith(`${DATA}/`) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
		throw new Refusal(
			`Diese Sicherung gibt es nicht: „${name}“; vorhandene zeigt: sudo ls ${COPIES}`,
		);
	}
	// Also where Ctrl-C answers the question.
	process.once('exit', () => takeAway(CHOSEN));
	handIn(file, CHOSEN);
	console.log(`${basename(file)}: ${contentsOf(CHOSEN, name)}`);
	console.log(`Jetzt gespeichert: ${presentContents()}`);
	if (!isSilent) await confirm();
	if (!runToItsEnd('replace-database.ts')) process.exit(1);
}

async function confirm(): Promise<void> {
	if (!process.stdin.isTTY)
		throw new Refusal('Ohne Terminal kann niemand zustimmen; mit --ja geht es ohne Rückfrage.');
	const answer = await askOwner('Diese Sicherung an die Stelle der Datenbank setzen? [j/N] ');
	if (!/^ja?$/i.test(answer.trim())) throw new Refusal('Es bleibt alles, wie es ist.');
}

/** @param name how the owner called it */
function contentsOf(file: string, name: string): string {
	const { stderr, ...result } = anfragen(['kopie', file]);
	return printedBy({ ...result, stderr: stderr.replaceAll(file, name) }, 'kopie');
}

function presentContents(): string {
	const { status, stdout } = anfragen(['kopie', DATABASE]);
	return status === 0 ? stdout.trim() : 'keine lesbare Datenbank';
}
