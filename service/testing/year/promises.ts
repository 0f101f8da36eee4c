import { existsSync, readdirSync } from 'node:fs';
import { BACKUP_DAYS } from '#shared/periods.ts';
import { openToRead, setAsideFiles } from '../../database.ts';
import { DAY, HOUR } from '../../times.ts';
import { type Life, MAIL_LIMIT, RETENTION_DAYS, type Sent, wordsIn } from './life.ts';

/** How long all has to be well until mails have gone out and what is too old is gone; of old copies one more a day. */
const SETTLED_MS = { mail: 5 * HOUR, age: 3 * DAY, copies: 18 * DAY };

/** What is found wrong at one time of a life, a line each; nothing where all promises are kept. */
export function brokenPromises(life: Life): string[] {
	const isWhole = life.lostSince === null && existsSync(life.file);
	const signs = isWhole ? storedSigns(life.file) : new Map<string, number>();
	const isWell = life.lasting.size === 0 && isWhole && life.isRunning() && !life.isDying;
	const wellFor = isWell ? life.time - life.wellSince : 0;
	return [
		...lostThanks(life, signs),
		...(wellFor > SETTLED_MS.mail ? lateMails(life, signs) : []),
		...(wellFor > SETTLED_MS.age ? keptTooLong(life, signs) : []),
		...(wellFor > SETTLED_MS.copies ? oldCopies(life) : []),
		...comeBack(life, signs),
		...falseHealth(life, isWhole),
		...untold(life),
		...tooManyMails(life),
		...life.unexpected.map((line) => `logged as unexpected: ${line}`),
	];
}

/** Whoever was thanked is stored, or in a copy, or arrived in the mailbox; but for what is too old or deleted on request. */
function* lostThanks(life: Life, signs: Map<string, number>): Generator<string> {
	if (life.lostSince !== null) return;
	const missing = thanked(life).filter(
		(one) =>
			!signs.has(one.zeichen) &&
			!one.isMailed &&
			!one.isLostWithDatabase &&
			one.deletedAt === null &&
			life.time - one.at < RETENTION_DAYS * DAY,
	);
	if (missing.length === 0) return;
	const kept = new Set(
		[...life.copies(), ...setAsideFiles(life.machine.data)].flatMap((file) => [...wordsIn(file)]),
	);
	for (const one of missing) if (!kept.has(one.word)) yield `thanked and lost: ${one.zeichen}`;
}

/** Once all is well, the owner has every inquiry in his mailbox, or word of it where its text was refused. */
function* lateMails(life: Life, signs: Map<string, number>): Generator<string> {
	for (const one of thanked(life))
		if (
			signs.has(one.zeichen) &&
			!one.isMailed &&
			!one.isAnnounced &&
			life.time - Math.max(one.at, life.wellSince) > SETTLED_MS.mail
		)
			yield `not mailed: ${one.zeichen}`;
}

/** No inquiry is kept longer than promised, and none lies beside the database. */
function* keptTooLong(life: Life, signs: Map<string, number>): Generator<string> {
	for (const one of thanked(life))
		if (signs.has(one.zeichen) && life.time - one.keptFrom > RETENTION_DAYS * DAY + SETTLED_MS.age)
			yield `kept too long: ${one.zeichen}`;
	for (const name of readdirSync(life.machine.data))
		if (name.endsWith('.neu')) yield `left in the data folder: ${name}`;
}

/** No copy is older than promised, and a good one is always there. */
function* oldCopies(life: Life): Generator<string> {
	const copies = readdirSync(life.machine.copies).filter((name) => name.endsWith('.sqlite'));
	if (copies.length === 0) yield 'no copy is left';
	for (const file of life.copies()) {
		const day = /\d{4}-\d\d-\d\d/.exec(file)?.[0] ?? '';
		const age = life.time - Date.parse(day);
		if (age > (BACKUP_DAYS + 1) * DAY || age < -2 * DAY) yield `copy of another time: ${day}`;
	}
}

/** What was deleted on request is in no database, in no later mail, and after a month in no file. */
function* comeBack(life: Life, signs: Map<string, number>): Generator<string> {
	const deleted = thanked(life).filter(({ deletedAt }) => deletedAt !== null);
	if (deleted.length === 0 || life.lasts('machine')) return;
	for (const one of deleted) {
		if (signs.has(one.zeichen)) yield `deleted, and stored again: ${one.zeichen}`;
	}
	if (life.lostSince !== null) return;
	const bytes = new Set([...wordsIn(life.file), ...wordsIn(`${life.file}-wal`)]);
	for (const one of deleted)
		if (bytes.has(one.word)) yield `deleted, and still in the file: ${one.word}`;
	const old = deleted.filter(
		({ deletedAt }) => life.time - (deletedAt ?? 0) > (BACKUP_DAYS + 4) * DAY,
	);
	if (old.length === 0 || life.time - life.wellSince < SETTLED_MS.copies || life.lasting.size > 0)
		return;
	const kept = new Set(life.copies().flatMap((file) => [...wordsIn(file)]));
	for (const one of old) if (kept.has(one.word)) yield `deleted, and still in a copy: ${one.word}`;
}

/** While nothing can be stored, health never says that all is well. */
function* falseHealth(life: Life, isWhole: boolean): Generator<string> {
	if (!life.isRunning()) return;
	if ((life.lasts('disk') || !isWhole) && life.saysWell()) yield 'health says „in Ordnung“';
}

/** What keeps the form closed is told within two hours, and each day again; unless something else keeps that from him. */
function* untold(life: Life): Generator<string> {
	if (!life.isRunning() || life.isDying) return;
	const [only, ...others] = life.lasting;
	const isTold = (words: string) =>
		life.told.some(({ at, text }) => life.time - at < 26 * HOUR && text.includes(words));
	const lostFor = life.time - Math.max(life.lostSince ?? life.time, life.wellSince);
	if (!only && lostFor > 2 * HOUR && !isTold('fehlt die Datenbank'))
		yield 'not told: the database is lost';
	if (life.lostSince !== null || !only || others.length > 0) return;
	const [what, { from }] = only;
	if (what === 'disk' && life.time - from > 2 * HOUR && !isTold('Auf der Platte'))
		yield 'not told: the disk is full';
}

/** MAIL_LIMIT holds in any hour. Troubles that come and go are not told without end. */
function* tooManyMails(life: Life): Generator<string> {
	const within = (ms: number) => (at: number) => life.time - at < ms;
	const mails = life.mails.filter(within(HOUR)).length;
	if (mails > MAIL_LIMIT) yield `${mails} mails in an hour`;
	const notes = life.told.map(({ at }) => at).filter(within(DAY)).length;
	if (notes > 12) yield `${notes} mails about troubles in a day`;
}

type Thanked = Sent & { zeichen: string };

function thanked(life: Life): Thanked[] {
	return life.sent.filter((one): one is Thanked => one.zeichen !== null);
}

/** The signs that are stored, with the time of receipt. */
function storedSigns(file: string): Map<string, number> {
	using db = openToRead(file);
	const rows = db.prepare('SELECT zeichen, received_at FROM anfrage').all();
	return new Map(rows.map((row) => [String(row.zeichen), Number(row.received_at)]));
}
