import { basename } from 'node:path';
import { forgetInWal } from '../db/forget.ts';
import { leftovers } from '../db/leftovers.ts';
import { write } from '../db/write.ts';
import { anfragenTable } from './anfragen-table.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { named, ofEmail } from './stored-anfrage.ts';

/** `delete`: everything about one person (Art. 17 DSGVO), or one inquiry. */
export const deletePerson: OwnerCommand = {
	name: 'delete',
	args: '[nummer]',
	summary: 'Eine Anfrage, oder mit --email ADRESSE alle einer Person, endgültig löschen',
	options: ['email', 'ja'],
	run: runDelete,
};

async function runDelete({ args, db, options, width, out, err, confirm }: Context): Promise<Exit> {
	const [number] = args;
	const what = number === undefined ? options.email : `Nr. ${number}`;
	const found = number === undefined ? ofEmail(db, options.email ?? '') : named(db, number);
	if (what === null || found === null || (number !== undefined && options.email !== null)) {
		err('Bitte angeben, was gelöscht wird: NUMMER oder --email ADRESSE');
		return EXIT.wrongUsage;
	}
	if (found.length === 0) {
		err(`${what}: nichts gespeichert.`);
		return EXIT.notFoundOrFailed;
	}
	const count = found.length === 1 ? '1 Anfrage' : `${found.length} Anfragen`;
	if (!options.ja) {
		if (!confirm) {
			err('Zum Löschen ohne Rückfrage bitte --ja angeben.');
			return EXIT.wrongUsage;
		}
		err(anfragenTable(found, width));
		if (!(await confirm(`${what}: ${count} endgültig löschen? [j/N] `))) {
			err('Nichts gelöscht.');
			return EXIT.notFoundOrFailed;
		}
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
	return EXIT.ok;
}
