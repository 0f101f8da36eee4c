import { readdirSync } from 'node:fs';
import { write } from '../db/write.ts';
import { forgetInWal } from '../outbox/retention.ts';
import { anfragenTable } from './anfragen-table.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { ofEmail } from './of-email.ts';

/** `delete`: everything about one person (Art. 17 DSGVO). */
export const deletePerson: Command = {
	usage: 'delete --email ADRESSE [--ja] [--json]',
	summary: 'Alle Anfragen einer E-Mail-Adresse endgültig löschen (Art. 17 DSGVO)',
	options: ['email', 'ja', 'json'],
	args: [0, 0],
	run: runDelete,
};

async function runDelete(context: Context): Promise<Exit> {
	const { folders, options, width, out, err, confirm } = context;
	const { email } = options;
	if (email === null) {
		err('Bitte angeben, wessen Anfragen gelöscht werden: --email ADRESSE');
		return EXIT.wrongUsage;
	}
	const found = ofEmail(folders, email);
	if (found.length === 0) {
		err(`Von ${email} ist nichts gespeichert.`);
		if (options.json) out(JSON.stringify({ email, geloescht: 0 }));
		return EXIT.notFoundOrFailed;
	}
	if (!options.ja) {
		if (!confirm) {
			err('Zum Löschen ohne Rückfrage bitte --ja angeben.');
			return EXIT.wrongUsage;
		}
		err(anfragenTable(found, width, folders.length));
		if (!(await confirm(`Endgültig löschen: ${count(found.length)} von ${email}? [j/N] `))) {
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
			err(`Im Journal von ${path} steht das Gelöschte noch, bis der Dienst es überschreibt.`);
		}
		for (const file of copiesIn(path)) err(`Nicht verändert: ${file} in ${path}`);
	}
	if (options.json) out(JSON.stringify({ email, geloescht: found.length }));
	else out(`Gelöscht: ${count(found.length)} von ${email}.`);
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
	return EXIT.ok;
}

function count(n: number): string {
	return n === 1 ? '1 Anfrage' : `${n} Anfragen`;
}

/** Databases once set aside as damaged may hold the person's data too. */
function copiesIn(path: string): string[] {
	return readdirSync(path).filter((name) => name.includes('.beschaedigt-'));
}
