import { domainToUnicode } from 'node:url';
import { partsForReading, TEXT_FIELDS } from '#shared/fields.ts';
import { readConfig } from '../config.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { findProblems } from '../problems.ts';
import { explainReasons } from '../spam/reasons.ts';
import {
	countAnfragen,
	countStates,
	findAnfragen,
	markShown,
	refusalCauses,
	type StoredAnfrage,
} from '../store.ts';
import { isZeichen, ZEICHEN_LENGTH } from '../zeichen.ts';
import {
	type CommandContext,
	CommandError,
	dateTime,
	deliveryText,
	type Shell,
	statusWord,
	terminalLine,
	terminalText,
	wrongUsage,
} from './terminal.ts';

/** Inquiries that fit on a screen. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries, of those that are marked or in which every word of `suche` occurs. */
export function list(
	context: CommandContext,
	{ anzahl = SCREENFUL, verdacht = false, suche = '' },
): void {
	const words = plain(suche).split(/\s+/).filter(Boolean);
	const found = findAnfragen(context.db, { marked: verdacht }).filter((anfrage) =>
		words.every((word) => searchedText(anfrage).includes(word)),
	);
	const rows = rowsOf(anzahl === 0 ? found : found.take(anzahl), context);
	if (rows.length === 1) {
		if (suche !== '') throw new CommandError(`Keine Anfrage enthält „${suche}“.`);
		return void context.out(verdacht ? 'Keine Anfrage ist markiert.' : 'Noch keine Anfragen.');
	}
	context.out(rows.join('\n'));
	const total = countAnfragen(context.db, { marked: verdacht });
	if (suche === '' && anzahl > 0 && total > anzahl) {
		context.out(`\n${anzahl} von ${total}; alle: dazu --anzahl 0.`);
	}
}

function searchedText(anfrage: StoredAnfrage): string {
	const values = TEXT_FIELDS.map(({ name }) => anfrage[name]);
	// As typed, too: a domain with umlauts is stored in ASCII.
	const typed = anfrage.email.replace(/(?<=@).*/, domainToUnicode);
	return plain([anfrage.zeichen, ...values, typed].join(' '));
}

/** Removes accents and capitalises, which turns ß into SS. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Formats inquiries as a table, one a line, cut off at the width of the terminal; below a marked one, why. */
export function rowsOf(anfragen: Iterable<StoredAnfrage>, { width, env }: Shell): string[] {
	const rows = Array.from(anfragen, (anfrage) => {
		const line = row(({ cell }) => cell(anfrage, env));
		const why = `       vielleicht Werbung: ${explainReasons(anfrage.reasons)}`;
		return anfrage.reasons.length === 0 ? [line] : [line, why];
	});
	return [row(({ title }) => title), ...rows.flat()].map((line) => line.slice(0, width));
}

function row(cellOf: (column: Column) => string): string {
	const cells = COLUMNS.map((column) => {
		// Copies a short part: a slice would keep the whole megabyte in memory.
		const start = Buffer.from(cellOf(column).slice(0, 1_000)).toString();
		return terminalLine(start).slice(0, column.width).padEnd(column.width);
	});
	return cells.join('  ').trimEnd();
}

type Column = {
	title: string;
	width: number;
	cell(anfrage: StoredAnfrage, env: Shell['env']): string;
};

const COLUMNS: Column[] = [
	{ title: 'Nr.', width: 5, cell: ({ id }) => String(id) },
	{ title: 'Zeichen', width: ZEICHEN_LENGTH, cell: ({ zeichen }) => zeichen },
	{ title: 'Eingang', width: 16, cell: ({ receivedAt }) => dateTime(receivedAt) },
	{ title: 'Zustellung', width: 11, cell: statusWord },
	{ title: 'Name', width: 18, cell: (anfrage) => partsForReading(anfrage).name },
	{ title: 'E-Mail', width: 22, cell: ({ email }) => email },
	{ title: 'Nachricht', width: 200, cell: (anfrage) => partsForReading(anfrage).text },
];

/** `show`: one inquiry in full, by number or zeichen. */
export async function show(context: CommandContext, word: string): Promise<void> {
	const { db, now, out } = context;
	const anfrage = findNamed(context, word);
	const { name, lines, text } = partsForReading(anfrage);
	const facts = [
		['Nummer', String(anfrage.id)],
		['Zeichen', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...lines,
		['Zustellung', deliveryText(anfrage, context)],
		['Werbung', explainReasons(anfrage.reasons)],
	];
	const rows = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	await out([...rows, '', terminalText(text) || '(ohne Nachricht)'].join('\n'));
	await markShown(db, now(), [anfrage.id]);
}

/** Reads the inquiry of this number or zeichen. @throws where there is none */
export function findNamed({ db }: CommandContext, word: string): StoredAnfrage {
	const isNumber = /^\d{1,15}$/.test(word);
	if (!isNumber && !isZeichen(word)) {
		throw wrongUsage(
			`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: ${OWNER_COMMAND} list`,
		);
	}
	const [found] = findAnfragen(
		db,
		isNumber ? { id: Number(word) } : { zeichen: word.toUpperCase() },
	);
	if (found === undefined) throw new CommandError(`Es gibt keine Anfrage ${word}.`);
	return found;
}

/** `status`: how many wait, since when and why, and what the owner has to see to. */
export function status({ db, now, env, out }: CommandContext): void {
	const { mail, retentionDays } = readConfig(env);
	const delivers = mail !== null;
	const counts = countStates(db, now());
	const since = counts.oldestWaitingSince;
	const next = counts.nextAttemptAt;
	const problems = findProblems(db, now(), retentionDays, delivers);
	const lines = [
		`Daten:        ${db.location()}`,
		`Anfragen:     ${counts.total}`,
		`${delivers ? 'Warten:       ' : 'Gespeichert:  '}${counts.waiting}${since === null ? '' : `, die älteste seit ${dateTime(since)}`}`,
		delivers && next !== null && `Als Nächstes: ${nextAttempt(next, now())}`,
		counts.marked > 0 &&
			`Werbung?      ${counts.marked}; ansehen: ${OWNER_COMMAND} list --verdacht`,
		...refusalCauses(db).map(({ cause, count }) => `Grund:        ${cause} (${count}-mal)`),
		!delivers && 'Hinweis:      Ohne SMTP_URL wird nichts zugestellt.',
		...problems.map(({ sentence }) => `\n${sentence}`),
	];
	out(lines.filter(Boolean).join('\n'));
	if (problems.some(({ fault }) => fault)) throw new CommandError('Bitte nachsehen.');
}

/** A mail that is due but not sent waits for the hourly limit, or the service is not running. */
function nextAttempt(at: number, now: Date): string {
	return at > now.getTime()
		? dateTime(at)
		: 'jetzt fällig; bleibt es so, ist die Grenze je Stunde erreicht, oder der Dienst läuft nicht';
}
