import { withAsciiDomain } from '#shared/anfrage.ts';
import { readConfig } from '../config.ts';
import { setAsideFiles } from '../database.ts';
import { noteDeleted } from '../deleted-list.ts';
import {
	countAnfragen,
	deleteAnfragen,
	type Filter,
	findAnfragen,
	mark,
	retry as retryStored,
	unmark,
} from '../store.ts';
import { findNamed, lineOf, SCREENFUL } from './read.ts';
import { askEmail, type CommandContext, CommandError, countText, type Shell } from './terminal.ts';

/** `delete`: one inquiry, what is marked, or everything about one person (Art. 17 DSGVO). */
export async function remove(
	context: CommandContext,
	word: string | undefined,
	{ ja = false, verdacht = false },
): Promise<void> {
	const { db, now, out, err, ask } = context;
	const [newest] = findAnfragen(db);
	const { what, ...chosen } = await choose(context, word, verdacht);
	// What arrives while the owner is asked is not chosen.
	const filter = { ...chosen, upTo: newest?.id ?? 0 };
	const count = countAnfragen(db, filter);
	if (count === 0) throw new CommandError(`${what}: nichts gespeichert.`);
	if (!ja) {
		if (!ask) throw new CommandError('Zum Löschen ohne Rückfrage bitte --ja angeben.', 2);
		for (const found of findAnfragen(db, filter).take(SCREENFUL)) err(lineOf(found, context));
		const answer = await ask(`${what}: ${countText(count)} endgültig löschen? [j/N] `);
		if (!/^ja?$/i.test(answer.trim())) throw new CommandError('Nichts gelöscht.');
	}
	const deleted = await deleteAnfragen(db, filter);
	noteDeleted(db, now(), deleted);
	out(`${what}: ${countText(deleted.length)} gelöscht.`);
	for (const { path } of setAsideFiles(db)) {
		err(`Nicht verändert: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	err('Sicherungen und schon zugestellte E-Mails sind davon nicht berührt.');
}

async function choose(
	context: CommandContext,
	word: string | undefined,
	verdacht: boolean,
): Promise<Filter & { what: string }> {
	if (word !== undefined && verdacht) {
		throw new CommandError('--verdacht gilt nur ohne Nummer.', 2);
	}
	if (word !== undefined) return { what: word, id: findNamed(context, word).id };
	if (verdacht) return { what: 'Vielleicht Werbung', marked: true };
	const email = await askEmail(context);
	return { what: email, email: withAsciiDomain(email) };
}

/** `retry`: makes due at once what waits or has failed. */
export function retry(context: CommandContext, word?: string): void {
	const { db, now, out, env } = context;
	const note = deliveryNote(env);
	const count = retryStored(db, now(), word ? [findNamed(context, word).id] : null);
	if (count === 0)
		throw new CommandError('Nichts zu tun: zugestellt, unterwegs oder schon fällig.');
	out(`${countText(count)} vorgemerkt. ${note}`);
}

/** `gut`: takes the mark away and has the inquiries mailed one by one, also those mailed as marked. */
export function gut(context: CommandContext, words: string[]): void {
	const { db, now, out, env } = context;
	const note = deliveryNote(env);
	const count = unmark(db, now(), idsOf(context, words));
	if (count === 0) throw new CommandError(`Nicht als Werbung markiert: ${words.join(', ')}.`);
	out(`${countText(count)} nicht mehr markiert. ${note}`);
}

/** `werbung`: marks inquiries; those still waiting are mailed with the other marked ones. */
export function werbung(context: CommandContext, words: string[]): void {
	const count = mark(context.db, idsOf(context, words));
	if (count === 0) throw new CommandError(`Schon als Werbung markiert: ${words.join(', ')}.`);
	context.out(`${countText(count)} als Werbung markiert.`);
}

function idsOf(context: CommandContext, words: string[]): number[] {
	return words.map((word) => findNamed(context, word).id);
}

/** Says what follows when an inquiry is made due. Throws ConfigError: call it before anything is changed. */
function deliveryNote(env: Shell['env']): string {
	return readConfig(env).mail
		? 'Der laufende Dienst versucht es, sobald die Grenze je Stunde es zulässt.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
}
