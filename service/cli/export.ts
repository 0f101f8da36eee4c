import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { stringify } from 'csv-stringify/sync';
import { withAsciiDomain } from '#shared/anfrage.ts';
import { perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { setAsideFiles } from '../database.ts';
import { explainReasons } from '../spam/reasons.ts';
import { countAnfragen, findAnfragen, markShown, type StoredAnfrage } from '../store.ts';
import {
	askEmail,
	type CommandContext,
	CommandError,
	countText,
	failureText,
	MAIL_WORD,
	type Shell,
	statusWord,
} from './terminal.ts';

/** `export`: all inquiries as CSV or JSON, on the screen or into a new file. */
export async function exportAll(
	context: CommandContext,
	{ format = 'csv', datei }: { format?: string; datei?: string | undefined },
): Promise<void> {
	await writeAnfragen(context, {}, format === 'json' ? anfragenAsJson : asCsv, datei);
}

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(
	context: CommandContext,
	options: { email?: string | undefined; datei?: string | undefined },
): Promise<void> {
	const email = options.email ?? (await askEmail(context));
	const filter = { email: withAsciiDomain(email) };
	const count = await writeAnfragen(context, filter, asAuskunft, options.datei);
	for (const { path } of setAsideFiles(context.db)) {
		context.err(`Nicht durchsucht: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (count === 0) throw new CommandError(`Von ${email} ist nichts gespeichert.`);

	function* asAuskunft(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
		const head = { email, stand: context.now().toISOString() };
		yield `${JSON.stringify(head).slice(0, -1)}, "anfragen":`;
		yield* anfragenAsJson(anfragen, env);
		yield '}';
	}
}

/** Writes inquiries piece by piece, records that the owner has read them, and returns how many. */
async function writeAnfragen(
	{ db, env, now, out, err }: CommandContext,
	filter: { email?: string },
	inPieces: (anfragen: Iterable<StoredAnfrage>, env: Shell['env']) => Iterable<string>,
	target: string | undefined,
): Promise<number> {
	const ids: number[] = [];
	const file = target === undefined ? null : createFile(target);
	const written = findAnfragen(db, filter).map((anfrage) => {
		ids.push(anfrage.id);
		return anfrage;
	});
	const writeOut = file === null ? out : (text: string) => appendFileSync(file, `${text}\n`);
	for (const piece of inPieces(written, env)) await writeOut(piece);
	if (file !== null) err(`Geschrieben: ${file}`);
	await markShown(db, now(), ids);
	return ids.length;
}

function* anfragenAsJson(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		yield before + JSON.stringify(asJson(anfrage, env), null, '\t');
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** Returns everything that is stored about an inquiry, under German names. */
function asJson(anfrage: StoredAnfrage, env: Shell['env']) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...perTextField(({ name }) => anfrage[name]),
		/** The wordings are in docs/rechtliches.md. */
		einwilligung: `mit dem Wortlaut vom ${anfrage.consentSince}`,
		gezeigtAm: iso(anfrage.shownAt),
		vielleichtWerbung: explainReasons(anfrage.reasons),
		zustellung: {
			stand: statusWord(anfrage, env),
			wortlaut: MAIL_WORD[anfrage.mailKind],
			versuche: anfrage.attempts,
			wartetSeit: iso(anfrage.queuedAt),
			faelligAm: iso(anfrage.dueAt),
			zugestelltAm: iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
	};
}

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** Writes inquiries as CSV for German spreadsheet programs, line by line. */
function* asCsv(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	const names = TEXT_FIELDS.map(({ name }) => name);
	yield `\ufeff${csvLine(['nummer', 'zeichen', 'eingang', ...names, 'werbung', 'zustellung'])}`;
	for (const anfrage of anfragen) {
		const { id, zeichen, receivedAt, reasons } = anfrage;
		const values = names.map((name) => anfrage[name]);
		const state = statusWord(anfrage, env);
		yield csvLine([id, zeichen, iso(receivedAt), ...values, explainReasons(reasons), state]);
	}
}

/** Returns one line, every cell quoted, without its \n, which the writer adds; the \r stays. */
function csvLine(values: unknown[]): string {
	const form = { delimiter: ';', quoted: true, escape_formulas: true, record_delimiter: 'windows' };
	return stringify([values], form).slice(0, -1);
}

/** `sichern`: copies the database consistently while the service is running, into a new file. */
export async function sichern({ db, out }: CommandContext, name: string): Promise<void> {
	const file = createFile(name);
	const part = `${file}.teil-${process.pid}`;
	try {
		createFile(part);
		// Copied in one step: in several, each write of the service would start it again.
		await backup(db, part, { rate: 2 ** 31 - 1 });
		const anfragen = check(part);
		renameSync(part, file);
		out(`Gesichert: ${countText(anfragen)} in ${file}`);
	} catch (error) {
		for (const leftover of [file, part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) {
			rmSync(leftover, { force: true });
		}
		throw new CommandError(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
	}
}

/** Checks the copy, writes it through to the disk and returns the number of its inquiries. */
function check(file: string): number {
	using copy = new DatabaseSync(file);
	// One file without companions, whatever mode the original is in.
	copy.exec('PRAGMA journal_mode = DELETE');
	const finding = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
	if (finding !== 'ok') throw new Error(`Die Kopie ist fehlerhaft: ${finding}`);
	appendFileSync(file, '', { flush: true });
	return countAnfragen(copy);
}

/** Creates an empty file that only this user can read, and returns its full path. Never changes an existing one. */
function createFile(name: string): string {
	const file = resolve(name);
	try {
		writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
		return file;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST')
			throw new CommandError(`${file} gibt es schon; überschrieben wird nichts.`);
		throw new CommandError(`${file} lässt sich nicht anlegen (${code}).`);
	}
}
