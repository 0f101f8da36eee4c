import { basename } from 'node:path';
import { forgetInWal } from '../db/forget.ts';
import { leftovers } from '../db/leftovers.ts';
import type { Database } from '../db/open.ts';
import { deleteInPortions, type Which } from '../db/portions.ts';
import { anfragenTable } from './anfragen-table.ts';
import { askEmail, failed, type Owner, wrongUsage } from './cli.ts';
import { SCREENFUL } from './list.ts';
import { countAnfragen, ofEmail, ofWord, readAnfragen } from './stored-anfrage.ts';
import { counted, germanDay } from './words.ts';

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

/** A number, a sign, `12..40`, or days as `2026-01-01..2026-01-31`. */
function whichOf(db: Database, word: string): Which {
	const [from = '', to] = word.split('..');
	if (to === undefined) return ofWord(word);
	const values = { from, to };
	if (/^\d{1,15}\.\.\d{1,15}$/.test(word)) {
		return { condition: 'a.id BETWEEN CAST(:from AS INT) AND CAST(:to AS INT)', values };
	}
	if (!/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(word)) {
		throw wrongUsage(`„${word}“ ist kein Bereich wie 12..40 oder 2026-01-01..2026-01-31.`);
	}
	db.function('german_day', (time) => germanDay(Number(time)));
	return { condition: 'german_day(a.received_at) BETWEEN :from AND :to', values };
}
