import { deleteInBatches, emptyWal } from '../db/delete-in-batches.ts';
import { newestId, readAnfragen, type Selection } from '../db/stored-anfrage.ts';
import { DAY } from '../times.ts';
import { askEmail, type CommandContext, failed, wrongUsage } from './command-context.ts';
import { countText } from './format.ts';
import { anfragenTable, SCREENFUL } from './list.ts';
import { byEmail, countAnfragen, MARKED, parseSelection } from './selection.ts';
import { warnOfResidualFiles } from './warn-of-residual-files.ts';

type Options = { ja?: boolean; verdacht?: boolean; vor?: number };

/** `delete`: deletes everything about one person (Art. 17 DSGVO), one inquiry, a range, or what is marked. */
export async function deleteAnfragen(
	context: CommandContext,
	word: string | undefined,
	options: Options,
): Promise<void> {
	const { db, out, err, ask } = context;
	const { what, condition, values } = await choose(context, word, options);
	// The owner is asked first, and has not seen what arrives meanwhile.
	const bounded = { ...values, newest: newestId(db) };
	const selection = { condition: `${condition} AND a.id <= :newest`, values: bounded };
	const found = countAnfragen(db, selection);
	if (found === 0) throw failed(`${what}: nichts gespeichert.`);
	if (!options.ja) {
		if (!ask) throw wrongUsage('Zum Löschen ohne Rückfrage bitte --ja angeben.');
		err(anfragenTable(readAnfragen(db, selection, SCREENFUL), context));
		const answer = await ask(`${what}: ${countText(found)} endgültig löschen? [j/N] `);
		if (!/^ja?$/i.test(answer.trim())) throw failed('Nichts gelöscht.');
	}
	const deleted = await deleteInBatches(db, selection);
	out(`${what}: ${countText(deleted)} gelöscht.`);
	if (!emptyWal(db)) {
		err(
			'Im Journal der Datenbank steht das Gelöschte noch; ein laufender Dienst versucht alle zehn Minuten, es zu leeren.',
		);
	}
	warnOfResidualFiles(context, 'Nicht verändert');
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
}

async function choose(
	context: CommandContext,
	word: string | undefined,
	{ verdacht, vor = 0 }: Options,
): Promise<Selection & { what: string }> {
	if (verdacht && word === undefined) {
		const before = context.now().getTime() - vor * DAY;
		const condition = `${MARKED.condition} AND a.received_at <= :before`;
		return { what: 'Vielleicht Werbung', condition, values: { before } };
	}
	if (verdacht || vor > 0)
		throw wrongUsage('--vor gilt nur mit --verdacht, und beide gelten ohne andere Auswahl.');
	const what = word ?? (await askEmail(context));
	return { what, ...(word === undefined ? byEmail(what) : parseSelection(context.db, word)) };
}
