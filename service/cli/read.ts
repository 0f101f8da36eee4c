import { partsForReading, TEXT_FIELDS } from '#shared/fields.ts';
import { OWNER_COMMAND, readConfig } from '../config.ts';
import { findProblems } from '../problems.ts';
import { explainReasons } from '../spam/reasons.ts';
import { countStates, findAnfragen, markShown, type StoredAnfrage } from '../store.ts';
import {
	type CommandContext,
	CommandError,
	dateTime,
	MAIL_WORD,
	type Shell,
	statusWord,
	terminalLine,
	terminalText,
} from './terminal.ts';

/** Inquiries that fit on a screen. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries, of those that are marked or in which every word of `suche` occurs. */
export function list(context: CommandContext, { verdacht = false, suche = '' }): void {
	const words = plain(suche).split(/\s+/).filter(Boolean);
	const found = findAnfragen(context.db, { marked: verdacht })
		.filter((anfrage) => words.every((word) => searchedText(anfrage).includes(word)))
		.take(SCREENFUL);
	const lines = Array.from(found, (anfrage) => lineOf(anfrage, context));
	if (lines.length === 0) return void context.out('Keine Anfrage gefunden.');
	context.out([HEADING.slice(0, context.width), ...lines].join('\n'));
	if (lines.length === SCREENFUL) {
		context.out(`Höchstens die neuesten ${SCREENFUL}; alle: ${OWNER_COMMAND} export`);
	}
}

function searchedText(anfrage: StoredAnfrage): string {
	return plain([anfrage.zeichen, ...TEXT_FIELDS.map(({ name }) => anfrage[name])].join(' '));
}

/** Removes accents and capitalises, which turns ß into SS. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

const HEADING =
	'Nr.    Zeichen  Eingang           Zustellung   Name                E-Mail                  Nachricht';

/** Formats an inquiry as a line of the table, no wider than the terminal; below a marked one, why. */
export function lineOf(anfrage: StoredAnfrage, { width, env }: Shell): string {
	const { id, zeichen, receivedAt, email, reasons } = anfrage;
	const { name, text } = partsForReading(anfrage);
	const cell = (value: string, size: number) =>
		terminalLine(value.slice(0, 1_000)).slice(0, size).padEnd(size);
	const cells = [
		cell(String(id), 5),
		zeichen,
		dateTime(receivedAt),
		cell(statusWord(anfrage, env), 11),
		cell(name, 18),
		cell(email, 22),
		cell(text, 200),
	];
	const why = `       vielleicht Werbung: ${explainReasons(reasons)}`;
	const lines = [cells.join('  ').trimEnd(), ...(reasons.length > 0 ? [why] : [])];
	return lines.map((line) => line.slice(0, width)).join('\n');
}

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
	markShown(db, now(), [anfrage.id]);
}

function deliveryText(anfrage: StoredAnfrage, { env }: Shell): string {
	const { status, attempts, mailKind, lastError, sentAt, dueAt } = anfrage;
	const facts = [
		statusWord(anfrage, env),
		sentAt !== null && dateTime(sentAt),
		status === 'sent' && mailKind !== 'full' && MAIL_WORD[mailKind],
		attempts > 0 && (attempts === 1 ? '1 Versuch' : `${attempts} Versuche`),
		status === 'waiting' && attempts > 0 && `nächster ab ${dateTime(dueAt)}`,
		lastError,
	];
	return facts.filter(Boolean).join(', ');
}

/** Reads the inquiry of this number or zeichen. @throws where there is none */
export function findNamed({ db }: CommandContext, word: string): StoredAnfrage {
	const isNumber = /^\d{1,15}$/.test(word);
	if (!isNumber && !/^\w{4}-\w{2}$/.test(word)) {
		throw new CommandError(`„${word}“ ist weder eine Nummer noch ein Zeichen.`, 2);
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
	const { total, waiting, marked, waitingSince, nextAttemptAt, causes } = countStates(db, now());
	const problems = findProblems(db, now(), retentionDays, mail !== null);
	const next =
		nextAttemptAt !== null && mail !== null && `nächste E-Mail ab ${dateTime(nextAttemptAt)}`;
	const since = waitingSince !== null && `die älteste seit ${dateTime(waitingSince)}`;
	const lines = [
		`Daten:       ${db.location()}`,
		`Anfragen:    ${total}${marked > 0 ? `, davon vielleicht Werbung: ${marked}` : ''}`,
		`${mail ? 'Warten:     ' : 'Gespeichert:'} ${[waiting, since, next].filter(Boolean).join(', ') || 0}`,
		...causes.map(({ cause, count }) => `Grund:       ${cause} (${count}-mal)`),
		!mail && 'Hinweis:     Ohne SMTP_URL wird nichts zugestellt.',
		...problems.map(({ sentence }) => `\n${sentence}`),
	];
	out(lines.filter(Boolean).join('\n'));
	if (problems.some(({ fault }) => fault)) throw new CommandError('Bitte nachsehen.');
}
