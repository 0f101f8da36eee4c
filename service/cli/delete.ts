import { basename } from 'node:path';
import { forgetInWal } from '../db/forget.ts';
import { leftovers } from '../db/leftovers.ts';
import { write } from '../db/write.ts';
import { anfragenTable } from './anfragen-table.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { named, ofEmail, type StoredAnfrage } from './stored-anfrage.ts';

/** `delete`: everything about one person (Art. 17 DSGVO), or one inquiry. */
export const deletePerson: OwnerCommand = {
	name: 'delete',
	args: '[nummer]',
	summary: 'Eine Anfrage, oder mit --email ADRESSE alle einer Person, endgültig löschen',
	options: ['email', 'ja', 'json'],
	run: runDelete,
};

async function runDelete(context: Context): Promise<Exit> {
	const { folders, options, width, out, err, confirm } = context;
	const wanted = find(context);
	if (wanted === null) return EXIT.wrongUsage;
	const { found, what } = wanted;
	if (found.length === 0) {
		err(`${what}: nichts gespeichert.`);
		if (options.json) out(JSON.stringify({ geloescht: 0 }));
		return EXIT.notFoundOrFailed;
	}
	if (!options.ja) {
		if (!confirm) {
			err('Zum Löschen ohne Rückfrage bitte --ja angeben.');
			return EXIT.wrongUsage;
		}
		err(anfragenTable(found, width, folders.length));
		if (!(await confirm(`${what}: ${count(found)} endgültig löschen? [j/N] `))) {
			err('Nichts gelöscht.');
			return EXIT.notFoundOrFailed;
		}
	}
	for (const { path, db } of folders) {
		const ids = JSON.stringify(found.filter((a) => a.folder === path).map((a) => a.id));
		await write(db, () =>
			db.prepare('DELETE FROM anfrage WHERE id IN (SELECT value FROM json_each(?))').run(ids),
		);
		if (!forgetInWal(db)) {
			err(
				`Im Journal von ${path} steht das Gelöschte noch; der Dienst leert es binnen einer Stunde.`,
			);
		}
		for (const file of leftovers(db)) {
			err(`Nicht verändert: ${basename(file.path)} in ${path} kann dieselben Daten enthalten.`);
		}
	}
	if (options.json) out(JSON.stringify({ geloescht: found.length }));
	else out(`${what}: ${count(found)} gelöscht.`);
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
	return EXIT.ok;
}

/** What is to be deleted, or null when that is not clear. */
function find(context: Context): { found: StoredAnfrage[]; what: string } | null {
	const { args, folders, options, err } = context;
	const [number] = args;
	if ((number === undefined) === (options.email === null)) {
		err('Bitte angeben, was gelöscht wird: NUMMER oder --email ADRESSE');
		return null;
	}
	if (number === undefined) {
		const email = options.email ?? '';
		return { found: ofEmail(folders, email), what: email };
	}
	if (folders.length > 1) {
		err('Eine Nummer gilt in einem Ordner: Bitte --data nur einmal angeben.');
		return null;
	}
	const found = named(folders, number);
	if (found === null) err(`„${number}“ ist keine Nummer einer Anfrage.`);
	return found && { found, what: `Nr. ${number}` };
}

function count({ length }: StoredAnfrage[]): string {
	return length === 1 ? '1 Anfrage' : `${length} Anfragen`;
}
