import { emailAddress } from '#shared/anfrage.ts';
import { partsForReading } from '#shared/for-reading.ts';
import { TEXT_FIELDS } from '#shared/form.ts';
import { dateTime } from '#shared/german-time.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { contentsText, readReport } from '../backups.ts';
import { readConfig } from '../config.ts';
import { fileOf } from '../database.ts';
import { readMemory } from '../memory.ts';
import { withoutDisguise } from '../plain-text.ts';
import { isFault, limitText } from '../problem.ts';
import { allProblems } from '../problems.ts';
import { explainReasons } from '../spam/reasons.ts';
import { allAnfragen, findAnfrage, noteShown } from '../store/archive.ts';
import { isLimitReached } from '../store/queue.ts';
import type { StoredAnfrage } from '../store/row.ts';
import {
	type CommandContext,
	CommandError,
	fitted,
	mailWord,
	type Shell,
	terminalLine,
	WrongCall,
} from './terminal.ts';

/** How many inquiries are listed at most. */
export const MOST_LISTED = 50;

/** `list`: the newest inquiries; with `verdacht` only marked ones, with `suche` only those that have each of its words. */
export function list(context: CommandContext, { verdacht = false, suche = '' }): void {
	const words = suche.normalize('NFC').toLowerCase().split(/\s+/);
	const found = allAnfragen(context.db)
		.filter(({ reasons }) => !verdacht || reasons.length > 0)
		.filter((anfrage) => words.every((word) => searchedText(anfrage).includes(word)))
		.take(MOST_LISTED);
	const entries = Array.from(found, (anfrage) => linesOf(anfrage, context));
	if (entries.length === 0) throw new CommandError('Keine Anfrage gefunden.');
	context.out(entries.join('\n'));
	if (entries.length === MOST_LISTED) {
		context.out(`Höchstens die neuesten ${MOST_LISTED}; alle: ${context.ownerCommand} export`);
	}
}

function searchedText(anfrage: StoredAnfrage): string {
	const texts = TEXT_FIELDS.map(({ name }) => anfrage[name]);
	const { zeichen } = anfrage;
	return [zeichen, zeichen.replace('-', ''), readableAddress(anfrage.email), ...texts]
		.join(' ')
		.toLowerCase();
}

/**
 * Formats an inquiry in lines no wider than the terminal: who wrote, then when, and what; of a marked one, why. However
 * long the name is, the address begins at half of the line.
 */
export function linesOf(anfrage: StoredAnfrage, { width }: Shell): string {
	const { zeichen, receivedAt, reasons, status } = anfrage;
	const { name, text } = partsForReading(anfrage);
	const begin = `${zeichen}  `;
	const room = width - begin.length;
	const lines = [
		[fitted(terminalLine(name), room / 2), readableAddress(anfrage.email)],
		[dateTime(receivedAt), mailWord(status), terminalLine(text)],
		...(reasons.length > 0 ? [[`markiert: ${explainReasons(reasons)}`]] : []),
	].map((parts) => fitted(parts.join('  '), room));
	return begin + lines.join(`\n${' '.repeat(begin.length)}`);
}

/** `show`: one inquiry in full. */
export async function show(context: CommandContext, word: string): Promise<void> {
	const { db, host, out, printed } = context;
	const anfrage = findNamed(context, word);
	const { name, lines, text } = partsForReading(anfrage);
	const facts = [
		['Nummer', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...lines,
		['Zustellung', deliveryText(anfrage)],
		['Markiert', explainReasons(anfrage.reasons)],
	];
	const rows = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	out([...rows, '', withoutDisguise(text) || '(ohne Nachricht)'].join('\n'));
	await printed();
	noteShown(db, host.now(), [anfrage]);
}

function deliveryText(anfrage: StoredAnfrage): string {
	const { status, attempts, mailKind, lastError } = anfrage;
	const facts = [
		mailWord(status),
		status === 'sent' && mailKind !== 'full' && mailWord(mailKind),
		attempts > 1 && `${attempts} Versuche`,
		lastError,
	];
	return facts.filter(Boolean).join(', ');
}

/** Reads the inquiry with this zeichen. @throws where there is none */
export function findNamed({ db }: CommandContext, word: string): StoredAnfrage {
	const found = findAnfrage(db, word);
	if (found === undefined) throw new CommandError(`Es gibt keine Anfrage ${word}.`);
	return found;
}

/**
 * Asks for a person's e-mail address, which as an argument would stay in history and logs. Returns what
 * tells whether an inquiry is that person's; capitals do not matter.
 */
export async function askPerson({ ask }: Shell): Promise<(anfrage: StoredAnfrage) => boolean> {
	if (!ask)
		throw new WrongCall('Nach der E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.');
	const answer = await ask('E-Mail-Adresse der Person: ');
	if (answer === '') throw new CommandError('Abgebrochen.');
	const { data: asked } = emailAddress.safeParse(answer);
	if (asked === undefined) throw new WrongCall(`„${answer}“ ist keine E-Mail-Adresse.`);
	return ({ email }) => email.toLowerCase() === asked.toLowerCase();
}

/**
 * `status`: how many wait, since when and why, and what the owner has to see to. `sudo werkplan status` prints it, too.
 */
export function status({ db, dataDir, host, env, out }: CommandContext): void {
	const { mail, ...config } = readConfig(env);
	const { mailLimit } = config;
	const limit = isLimitReached(db, mailLimit, host.now()) ? limitText(mailLimit) : undefined;
	const all = Array.from(allAnfragen(db), ({ status, reasons, queuedAt, lastError }) => {
		return { status, reasons, queuedAt, cause: lastError?.split('\n')[0] ?? limit };
	});
	const marked = all.filter(({ reasons }) => reasons.length > 0).length;
	const waiting = all.filter(({ status }) => status === 'waiting');
	const since = waiting.reduce(
		(least, { queuedAt }) => Math.min(least, queuedAt),
		host.now().getTime(),
	);
	const undelivered = all.filter(({ status, cause }) => status !== 'sent' && cause);
	const causes = Map.groupBy(undelivered, ({ cause }) => cause);
	const problems = allProblems({
		...config,
		dataDir,
		db,
		closed: null,
		memory: { get: () => readMemory(dataDir) },
		host,
		isMailOn: mail !== null,
		clock: null,
	});
	const lines = [
		`Daten:    ${fileOf(db)}`,
		`Anfragen: ${all.length}${marked > 0 ? `, davon markiert: ${marked}` : ''}`,
		`Wartend:  ${waiting.length}${waiting.length > 0 ? `, die älteste seit ${dateTime(since)}` : ''}`,
		...Array.from(causes, ([cause, { length }]) => `Grund:    ${cause} (${length}-mal)`),
		copiesLine(dataDir),
		!mail && 'Hinweis:  Ohne SMTP_URL wird nichts zugestellt.',
		...problems.map(({ sentence }) => `\n${sentence}`),
	];
	out(lines.filter(Boolean).join('\n'));
	if (problems.some(isFault)) throw new CommandError('Bitte nachsehen.');
}

function copiesLine(dataDir: string): string | null {
	const report = readReport(dataDir);
	if (!report) return null;
	const [newest] = report.kopien;
	if (!newest) return null;
	return `Kopien:   ${report.kopien.length}, geprüft ${dateTime(Date.parse(report.zeit))}; die neueste: ${contentsText(newest)}`;
}
