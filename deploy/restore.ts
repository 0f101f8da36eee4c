import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { askOwner } from './ask-owner.ts';
import { chosenCopy, databaseOf, handIn, takeAway } from './copies.ts';
import { type Machine, printedBy, Refusal } from './machine.ts';

/** `wiederherstellen`: says what a copy holds, asks, and puts it in the place of the database. */
export async function restore(machine: Machine, name: string, isSilent: boolean): Promise<void> {
	if (name === '')
		throw new Refusal(
			`Welche Sicherung? sudo werkplan wiederherstellen DATEI; vorhandene zeigt: sudo ls ${machine.copies}`,
		);
	const file = resolve(name);
	// Root opens nothing in the folder of the service's account, where anything could be a link.
	if (file.startsWith(`${machine.data}/`) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
		throw new Refusal(
			`Diese Sicherung gibt es nicht: „${name}“; vorhandene zeigt: sudo ls ${machine.copies}`,
		);
	}
	const chosen = chosenCopy(machine);
	// Also where Ctrl-C answers the question.
	process.once('exit', () => takeAway(machine, chosen));
	handIn(machine, file, chosen);
	console.log(`${basename(file)}: ${contentsOf(machine, chosen, name)}`);
	console.log(`Jetzt gespeichert: ${presentContents(machine)}`);
	if (!isSilent) await confirm();
	if (!machine.runToItsEnd('replace-database.ts')) process.exit(1);
}

async function confirm(): Promise<void> {
	if (!process.stdin.isTTY)
		throw new Refusal('Ohne Terminal kann niemand zustimmen; mit --ja geht es ohne Rückfrage.');
	const answer = await askOwner('Diese Sicherung an die Stelle der Datenbank setzen? [j/N] ');
	if (!/^ja?$/i.test(answer.trim())) throw new Refusal('Es bleibt alles, wie es ist.');
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
