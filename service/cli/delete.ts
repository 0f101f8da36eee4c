import { basename } from 'node:path';
import { leftovers } from '../db/leftovers.ts';
import { deleteInPortions, forgetInWal } from '../db/portions.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { askEmail, failed, type Owner, wrongUsage } from './cli.ts';
import { anfragenTable, SCREENFUL } from './list.ts';
import { countAnfragen, ofEmail, whichOf } from './which.ts';
import { counted } from './words.ts';

/** `delete`: everything about one person (Art. 17 DSGVO), one inquiry, or all of a range. */
export async function deleteAnfragen(
	owner: Owner,
	word: string | undefined,
	{ ja }: { ja?: boolean },
): Promise<void> {
	const { db, width, out, err, ask } = owner;
	const what = word ?? (await askEmail(owner));
	const which = word === undefined ? ofEmail(what) : whichOf(db, word);
	const found = countAnfragen(db, which);
	if (found === 0) throw failed(`${what}: nichts gespeichert.`);
	const count = counted(found);
	if (!ja) {
		if (!ask) throw wrongUsage('Zum Löschen ohne Rückfrage bitte --ja angeben.');
		err(anfragenTable(readAnfragen(db, which, SCREENFUL), width));
		const answer = await ask(`${what}: ${count} endgültig löschen? [j/N] `);
		if (!/^ja?$/i.test(answer.trim())) throw failed('Nichts gelöscht.');
	}
	await deleteInPortions(db, which);
	out(`${what}: ${count} gelöscht.`);
	if (!forgetInWal(db)) {
		err(
			'Im Journal der Datenbank steht das Gelöschte noch; der Dienst leert es binnen einer Stunde.',
		);
	}
	for (const { path } of leftovers(db)) {
		err(`Nicht verändert: ${basename(path)} kann dieselben Daten enthalten.`);
	}
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
}
