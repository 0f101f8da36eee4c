import { basename } from 'node:path';
import { deleteInBatches, emptyWal } from '../db/delete-in-batches.ts';
import { residualFiles } from '../db/residual-files.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { askEmail, type CommandContext } from './command-context.ts';
import { failed, wrongUsage } from './exit.ts';
import { countText } from './format.ts';
import { anfragenTable, SCREENFUL } from './list.ts';
import { byEmail, countAnfragen, parseSelection } from './selection.ts';

/** `delete`: deletes everything about one person (Art. 17 DSGVO), one inquiry, or all of a range. */
export async function deleteAnfragen(
	context: CommandContext,
	word: string | undefined,
	{ ja }: { ja?: boolean },
): Promise<void> {
	const { db, width, out, err, ask } = context;
	const what = word ?? (await askEmail(context));
	const which = word === undefined ? byEmail(what) : parseSelection(db, word);
	const found = countAnfragen(db, which);
	if (found === 0) throw failed(`${what}: nichts gespeichert.`);
	const count = countText(found);
	if (!ja) {
		if (!ask) throw wrongUsage('Zum Löschen ohne Rückfrage bitte --ja angeben.');
		err(anfragenTable(readAnfragen(db, which, SCREENFUL), width));
		const answer = await ask(`${what}: ${count} endgültig löschen? [j/N] `);
		if (!/^ja?$/i.test(answer.trim())) throw failed('Nichts gelöscht.');
	}
	await deleteInBatches(db, which);
	out(`${what}: ${count} gelöscht.`);
	if (!emptyWal(db)) {
		err(
			'Im Journal der Datenbank steht das Gelöschte noch; der Dienst leert es binnen einer Stunde.',
		);
	}
	for (const { path } of residualFiles(db)) {
		err(`Nicht verändert: ${basename(path)} kann dieselben Daten enthalten.`);
	}
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
}
