import { existsSync, readdirSync } from 'node:fs';
import { BACKUP_DAYS, COPIED_DAYS_KEPT, DAYS_TO_READ } from '#shared/time-limits.ts';
import { filesSetAside, openToRead } from '../../database.ts';
import { DAY, HOUR } from '../../times.ts';
import { RETENTION_DAYS, type Thanked, wordsIn } from './ledger.ts';
import type { Life } from './life.ts';
import { MAIL_LIMIT } from './mailbox.ts';

/** How long nothing may be in the way of mails until they have gone out, and until what failed is told. */
const MAILED_MS = { waiting: 5 * HOUR, failed: 27 * HOUR };

/** How long the service has to run undisturbed until what is too old is gone, and until no byte of it is left. */
const CLEANED_MS = { rows: 5 * HOUR, bytes: 30 * HOUR };

/** How long all has to be well until old copies are gone: one more a day goes than comes. */
const COPIES_SETTLED_MS = 18 * DAY;

/** A run takes away so many copies at most, and adds one. */
const A_RUN_TAKES = 2;

/** The state of the mails of the stored inquiries, by zeichen. */
type Stored = Map<string, string>;

/** What is found wrong at one time of a life, a line each; nothing where all promises are kept. */
export function brokenPromises(life: Life): string[] {
	const isWhole = life.lostSince === null && existsSync(life.disks.file);
	const stored: Stored = isWhole ? storedIn(life.disks.file) : new Map();
	const bytes = isWhole ? wordsOf(life) : new Set<string>();
	const isWell = life.troubles.areNone() && isWhole && life.service.isRunning() && !life.isDying;
	const wellFor = isWell ? life.time - life.troubles.wellSince : 0;
	return [
		...lostThanks(life, stored),
		...begunAnew(life),
		...(isWhole ? lateMails(life, stored) : []),
		...(isWhole ? keptTooLong(life, stored, bytes) : []),
		...(wellFor > COPIES_SETTLED_MS ? oldCopies(life) : []),
		...takenCopies(life),
		...comeBack(life, stored, bytes, wellFor),
		...falseHealth(life, isWhole),
		...untold(life),
		...tooManyMails(life),
		...life.service.unexpected.map((line) => `logged as unexpected: ${line}`),
	];
}

/**
 * Whoever was thanked is stored, or in a copy; but for what is too old, deleted on request, or given up with a database.
 * What a clock that is wrong takes, and the owner has not, stays in the copies of the days before, if they hold it.
 */
function* lostThanks(life: Life, stored: Stored): Generator<string> {
	if (life.lostSince !== null) return;
	const isOver = ({ overSince, isMailed, isCopied }: Thanked) =>
		overSince !== null &&
		(isMailed || !isCopied || life.time - overSince > (COPIED_DAYS_KEPT - 1) * DAY);
	const missing = life.ledger
		.thanked()
		.filter(
			(one) =>
				!stored.has(one.zeichen) &&
				!one.isGivenUp &&
				one.deletedAt === null &&
				!isOver(one) &&
				life.time - one.at < RETENTION_DAYS * DAY,
		);
	if (missing.length === 0) return;
	const files = [...life.disks.copies(), ...filesSetAside(life.disks.machine.data)];
	const kept = new Set(files.flatMap((file) => [...wordsIn(file)]));
	for (const one of missing) if (!kept.has(one.word)) yield `thanked and lost: ${one.zeichen}`;
}

/** A database that is lost is never replaced by an empty one. */
function* begunAnew(life: Life): Generator<string> {
	if (life.lostSince !== null && life.service.isRunning() && existsSync(life.disks.file))
		yield 'lost, and begun anew';
}

/** The owner has every inquiry in his mailbox, or word of it where its text was refused, once mails reach him. */
function* lateMails(life: Life, stored: Stored): Generator<string> {
	const possibleFor = Math.min(life.mailableFor(), life.time - life.steadySince);
	for (const { zeichen, at, isMailed, isAnnounced } of life.ledger.thanked()) {
		const most = stored.get(zeichen) === 'failed' ? MAILED_MS.failed : MAILED_MS.waiting;
		const waited = Math.min(possibleFor, life.time - at);
		if (stored.has(zeichen) && !isMailed && !isAnnounced && waited > most)
			yield `not mailed: ${zeichen}`;
	}
}

/** No inquiry is kept longer than promised but while its mail is still tried, or one that tells of it; in the file or beside it. */
function* keptTooLong(life: Life, stored: Stored, bytes: Set<string>): Generator<string> {
	if (!life.service.isRunning()) return;
	const steadyFor = life.time - life.steadySince;
	const now = life.now().getTime();
	const isTold = life.mailableFor() > MAILED_MS.failed + CLEANED_MS.rows;
	for (const { zeichen, receivedAt, isMailed } of life.ledger.thanked()) {
		const isTried = (stored.get(zeichen) ?? 'waiting') === 'waiting';
		const days = RETENTION_DAYS + (isMailed || isTold ? 0 : DAYS_TO_READ);
		const isOver = now - receivedAt > days * DAY + CLEANED_MS.rows;
		if (!isTried && isOver && steadyFor > CLEANED_MS.rows) yield `kept too long: ${zeichen}`;
	}
	if (steadyFor > CLEANED_MS.bytes && !life.troubles.last('disk')) {
		const gone = life.ledger.thanked().filter(({ zeichen }) => !stored.has(zeichen));
		for (const { word } of gone) if (bytes.has(word)) yield `gone, and still in the file: ${word}`;
	}
	const { data } = life.disks.machine;
	const aside = filesSetAside(data, new Date(now - (BACKUP_DAYS + 1) * DAY));
	if (steadyFor > CLEANED_MS.rows && aside.length > 0) yield `set aside too long: ${aside}`;
	for (const name of readdirSync(data))
		if (name.endsWith('.neu')) yield `left in the data folder: ${name}`;
}

/** No copy is older than promised, and a good one is always there. */
function* oldCopies(life: Life): Generator<string> {
	const copies = life.disks.copies();
	if (copies.length === 0) yield 'no copy is left';
	for (const file of copies) {
		const day = /\d{4}-\d\d-\d\d/.exec(file)?.[0] ?? '';
		const age = life.time - Date.parse(day);
		if (age > (BACKUP_DAYS + 1) * DAY || age < -2 * DAY) yield `copy of another time: ${day}`;
	}
}

/** Whatever the clock shows, one night takes no more copies than are made in the next two. */
function* takenCopies({ disks }: Life): Generator<string> {
	if (disks.mostTaken > A_RUN_TAKES) yield `${disks.mostTaken} copies deleted by one run`;
}

/** What was deleted on request is in no database, in no later mail, and after a month in no file. */
function* comeBack(
	life: Life,
	stored: Stored,
	bytes: Set<string>,
	wellFor: number,
): Generator<string> {
	const deleted = life.ledger.thanked().filter(({ deletedAt }) => deletedAt !== null);
	if (deleted.length === 0 || life.troubles.last('machine')) return;
	for (const one of deleted) {
		if (stored.has(one.zeichen)) yield `deleted, and stored again: ${one.zeichen}`;
	}
	if (life.lostSince !== null) return;
	for (const one of deleted)
		if (bytes.has(one.word)) yield `deleted, and still in the file: ${one.word}`;
	const old = deleted.filter(
		({ deletedAt }) => life.time - (deletedAt ?? 0) > (BACKUP_DAYS + 4) * DAY,
	);
	if (old.length === 0 || wellFor < COPIES_SETTLED_MS) return;
	const kept = new Set(life.disks.copies().flatMap((file) => [...wordsIn(file)]));
	for (const one of old) if (kept.has(one.word)) yield `deleted, and still in a copy: ${one.word}`;
}

/** While nothing can be stored, health never says that all is well. */
function* falseHealth(life: Life, isWhole: boolean): Generator<string> {
	if ((life.troubles.last('disk') || !isWhole) && life.service.saysWell())
		yield 'health says „in Ordnung“';
}

/** What keeps the form closed is told within three hours, and each day again. */
function* untold(life: Life): Generator<string> {
	const isTold = (words: string) =>
		life.mailbox.told.some(({ at, text }) => life.time - at < 27 * HOUR && text.includes(words));
	const lasts = (from: number | null) => from !== null && life.time - from > 3 * HOUR;
	if (life.mailableFor() < 3 * HOUR) return;
	if (lasts(life.lostSince) && !isTold('fehlt die Datenbank')) yield 'not told: no database';
	if (lasts(life.troubles.since('disk')) && !isTold('Auf der Platte'))
		yield 'not told: the disk is full';
}

/** MAIL_LIMIT holds in any hour. Troubles that come and go are not told without end. */
function* tooManyMails({ mailbox, time }: Life): Generator<string> {
	const within = (ms: number) => (at: number) => time - at < ms;
	const mails = mailbox.mails.filter(within(HOUR)).length;
	if (mails > MAIL_LIMIT) yield `${mails} mails in an hour`;
	const notes = mailbox.told.map(({ at }) => at).filter(within(DAY)).length;
	if (notes > 12) yield `${notes} mails about troubles in a day`;
}

function storedIn(file: string): Stored {
	using db = openToRead(file);
	const rows = db.prepare('SELECT zeichen, status FROM anfrage').all();
	return new Map(rows.map(({ zeichen, status }) => [String(zeichen), String(status)]));
}

/** The words in the bytes of the database and its log. */
function wordsOf({ disks }: Life): Set<string> {
	return wordsIn(disks.file).union(wordsIn(`${disks.file}-wal`));
}
