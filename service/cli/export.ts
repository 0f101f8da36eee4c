import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

type Lines = (anfragen: Iterable<StoredAnfrage>, env: Shell['env']) => Iterable<string>;

/** `export`: all inquiries as CSV or JSON. */
export async function exportAll(context: CommandContext, format: string): Promise<void> {
	await print(context, {}, format === 'json' ? asJson : asCsv);
}

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(context: CommandContext, given?: string): Promise<void> {
	const email = given ?? (await askEmail(context));
	const count = await print(context, { email: withAsciiDomain(email) }, asJson);
	for (const { path } of setAsideFiles(context.db)) {
		context.err(`Nicht durchsucht: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (count === 0) throw new CommandError(`Von ${email} ist nichts gespeichert.`);
}

/** Prints inquiries one by one, records that the owner has read them, and returns how many. */
async function print(
	{ db, env, now, out }: CommandContext,
	filter: { email?: string },
	linesOf: Lines,
): Promise<number> {
	const ids: number[] = [];
	const printed = findAnfragen(db, filter).map((anfrage) => {
		ids.push(anfrage.id);
		return anfrage;
	});
	for (const line of linesOf(printed, env)) await out(line);
	markShown(db, now(), ids);
	return ids.length;
}

/** Everything that is stored, under German names. */
function* asJson(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		const stored = {
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
		yield before + JSON.stringify(stored, null, '\t');
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** CSV for German spreadsheet programs. */
function* asCsv(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	const names = TEXT_FIELDS.map(({ name }) => name);
	yield `\ufeff${csvLine(['nummer', 'zeichen', 'eingang', ...names, 'werbung', 'zustellung'])}`;
	for (const anfrage of anfragen) {
		const texts = names.map((name) => anfrage[name]);
		const others = [explainReasons(anfrage.reasons), statusWord(anfrage, env)];
		yield csvLine([anfrage.id, anfrage.zeichen, iso(anfrage.receivedAt), ...texts, ...others]);
	}
}

/** Returns one line, every cell quoted, without its \n, which printing adds; the \r stays. */
function csvLine(values: unknown[]): string {
	const form = { delimiter: ';', quoted: true, escape_formulas: true, record_delimiter: 'windows' };
	return stringify([values], form).slice(0, -1);
}

/** `sichern`: copies the database into a new file while the service is running. */
export function sichern({ db, out }: CommandContext, name: string): void {
	const file = resolve(name);
	const part = `${file}.teil-${process.pid}`;
	if (existsSync(file)) throw new CommandError(`${file} gibt es schon; überschrieben wird nichts.`);
	try {
		// For this user alone.
		writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
		db.prepare('VACUUM INTO ?').run(part);
		renameSync(part, file);
		out(`Gesichert: ${countText(countAnfragen(db))} in ${file}`);
	} catch (error) {
		rmSync(part, { force: true });
		throw new CommandError(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
	}
}
