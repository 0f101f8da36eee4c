import { saysYes } from '#shared/command-line.ts';
import { readReport } from '../backups.ts';
import { compact } from '../compact.ts';
import { countText } from '../count-text.ts';
import { filesSetAside } from '../database.ts';
import { allAnfragen, forget } from '../store/archive.ts';
import { mark, retry as retryStored, unmark } from '../store/queue.ts';
import type { StoredAnfrage } from '../store/row.ts';
import { askPerson, findNamed, linesOf, MOST_LISTED } from './read.ts';
import { type CommandContext, CommandError, WrongCall } from './terminal.ts';

/** `delete`: one inquiry, what is marked, or everything about one person (Art. 17 DSGVO). */
export async function remove(
	context: CommandContext,
	word: string | undefined,
	{ ja = false, verdacht = false },
): Promise<void> {
	const { db, dataDir, host, out, err, ask } = context;
	const { what, chosen } = await choose(context, word, verdacht);
	// What arrives while the owner is asked is not among them.
	const at = host.now().getTime();
	const anfragen = Array.from(chosen, (anfrage, index) => ({
		id: anfrage.id,
		zeichen: anfrage.zeichen,
		at,
		lines: index < MOST_LISTED ? linesOf(anfrage, context) : '',
	}));
	if (anfragen.length === 0) throw new CommandError(`${what}: nichts gespeichert.`);
	if (!ja) {
		if (!ask) throw new WrongCall('Zum Löschen ohne Rückfrage bitte --ja angeben.');
		for (const { lines } of anfragen) if (lines) err(lines);
		const answer = await ask(`${what}: ${countText(anfragen.length)} endgültig löschen? [j/N] `);
		if (!saysYes(answer)) throw new CommandError('Nichts gelöscht.');
	}
	forget(db, anfragen);
	const isGoneWhole = compact(db);
	out(`${what}: ${countText(anfragen.length)} gelöscht.`);
	for (const path of filesSetAside(dataDir)) {
		err(`Nicht verändert: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (!isGoneWhole) {
		err(
			'Ein anderes Programm hat die Datenbank offen, oder es fehlt Platz: Reste stehen noch bis zu einem Tag in der Datei.',
		);
	}
	err(`${whatCopiesHold(dataDir)} Schon zugestellte E-Mails löschen Sie selbst.`);
}

/** Only a server makes and restores copies by itself. */
function whatCopiesHold(dataDir: string): string {
	return readReport(dataDir)
		? 'In Sicherungen steht es noch, bis sie gelöscht sind; wird eine wiederhergestellt, wird es darin wieder gelöscht.'
		: 'In Kopien der Datenbank, die Sie selbst gemacht haben, steht es noch.';
}

async function choose(
	context: CommandContext,
	word: string | undefined,
	verdacht: boolean,
): Promise<{ what: string; chosen: Iterable<StoredAnfrage> }> {
	const all = allAnfragen(context.db);
	if (word !== undefined && verdacht) throw new WrongCall('--verdacht gilt nur ohne Nummer.');
	if (word !== undefined) return { what: word, chosen: [findNamed(context, word)] };
	if (verdacht) {
		return { what: 'Markierte', chosen: all.filter(({ reasons }) => reasons.length > 0) };
	}
	return { what: 'Diese Person', chosen: all.filter(await askPerson(context)) };
}

/** `retry`: makes due at once what waits or has failed. */
export function retry(context: CommandContext, word?: string): void {
	const { db, host, out } = context;
	const chosen = word ? [findNamed(context, word)] : allAnfragen(db);
	const count = retryStored(db, host.now(), chosen);
	if (count === 0)
		throw new CommandError('Nichts zu tun: zugestellt, unterwegs oder schon fällig.');
	out(`${countText(count)} vorgemerkt. ${deliveryNote(context)}`);
}

/** `gut`: takes the mark away and has the inquiries mailed one by one, also those mailed as marked. */
export function gut(context: CommandContext, words: string[]): void {
	const { db, host, out } = context;
	const count = unmark(db, host.now(), findAll(context, words));
	if (count === 0) throw new CommandError(`Nicht markiert: ${words.join(', ')}.`);
	out(`${countText(count)} nicht mehr markiert. ${deliveryNote(context)}`);
}

/** `werbung`: marks inquiries; those still waiting are mailed with the other marked ones. */
export function werbung(context: CommandContext, words: string[]): void {
	const count = mark(context.db, findAll(context, words));
	if (count === 0) throw new CommandError(`Schon markiert: ${words.join(', ')}.`);
	context.out(`${countText(count)} markiert.`);
}

function findAll(context: CommandContext, words: string[]): StoredAnfrage[] {
	return words.map((word) => findNamed(context, word));
}

function deliveryNote({ env }: CommandContext): string {
	return env.SMTP_URL
		? 'Der laufende Dienst sendet, sobald Mailserver und Grenze je Stunde es zulassen.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
}
