import { basename } from 'node:path';
import { forgetInWal } from '../db/forget.ts';
import { leftovers } from '../db/leftovers.ts';
import { write } from '../db/write.ts';
import { anfragenTable } from './anfragen-table.ts';
import { failed, type Owner, wrongUsage } from './cli.ts';
import { named, ofEmail } from './stored-anfrage.ts';
import { counted } from './words.ts';

/** `delete`: everything about one person (Art. 17 DSGVO), or one inquiry. */
export async function deletePerson(
	owner: Owner,
	word: string | undefined,
	options: { email?: string; ja?: boolean },
): Promise<void> {
	const { db, width, out, err, confirm } = owner;
	const { email, ja } = options;
	if ((word === undefined) === (email === undefined)) {
		throw wrongUsage('Bitte angeben, was gelöscht wird: NUMMER oder --email ADRESSE');
	}
	const what = email ?? (/^\d+$/.test(word ?? '') ? `Nr. ${word}` : word);
	const found = email === undefined ? named(db, word ?? '') : ofEmail(db, email);
	if (found.length === 0) throw failed(`${what}: nichts gespeichert.`);
	const count = counted(found.length);
	if (!ja) {
		if (!confirm) throw wrongUsage('Zum Löschen ohne Rückfrage bitte --ja angeben.');
		err(anfragenTable(found, width));
		const sure = await confirm(`${what}: ${count} endgültig löschen? [j/N] `);
		if (!sure) throw failed('Nichts gelöscht.');
	}
	const ids = JSON.stringify(found.map(({ id }) => id));
	await write(db, () =>
		db.prepare('DELETE FROM anfrage WHERE id IN (SELECT value FROM json_each(?))').run(ids),
	);
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
