import { rmSync } from 'node:fs';
import { BACKUP_DAYS } from '#shared/periods.ts';
import { oldestCopy } from './backups.ts';
import type { Config } from './config.ts';
import { type Database, folderOf, isGone, saysDamaged, setAsideFiles } from './database.ts';
import { every } from './every.ts';
import { type Log, traceOf } from './log.ts';
import { cutToExcerpt, type Message } from './mail/compose.ts';
import type { Send } from './mail/mailer.ts';
import { findProblems } from './problems.ts';
import { expire, pruneDeleted } from './store/archive.ts';
import {
	claimMarked,
	claimUnmarked,
	countDue,
	giveUpWaiting,
	mailsSent,
	releaseLost,
	settle,
} from './store/queue.ts';
import type { StoredAnfrage } from './store/row.ts';
import { createTellOwner } from './tell-owner.ts';
import { DAY, HOUR, pauseAfter } from './times.ts';

export type WorkerDeps = Pick<Config, 'mailLimit' | 'retentionDays' | 'ownerCommand'> & {
	db: Database;
	/** `null` = no mail server is configured: nothing is sent, deletion still runs. */
	send: Send | null;
	now: () => Date;
	log: Log;
	/** Called when the database is found damaged or gone. */
	onLost(): void;
};

export type Worker = { deliverNow(): void; stop(): Promise<void> };

const DELIVER_EVERY_MS = 5_000;

/**
 * Delivers, deletes and tells the owner what is wrong. Start it once no other process can be the
 * service. `stop` begins nothing new and returns when the running tasks have ended.
 */
export function startWorker(deps: WorkerDeps): Worker {
	const { db, send, log, onLost } = deps;
	const stopping = new AbortController();
	const deliver = send && createSender({ ...deps, send, signal: stopping.signal });
	const tellOwner = send && createTellOwner({ ...deps, send });
	const onError = (error: unknown) => {
		log.error(traceOf(error), 'Unerwarteter Fehler beim Zustellen oder Löschen');
		if (saysDamaged(error)) onLost();
	};
	const delivery = every(DELIVER_EVERY_MS, onError, async () => {
		if (isGone(db)) onLost();
		else await deliver?.();
	});
	const tasks = [
		delivery,
		every(HOUR, onError, () => cleanUp(deps)),
		// Apart from it: what keeps it from deleting, such as a full disk, has to be told.
		every(HOUR, onError, async () => tellOwner?.()),
		every(DAY, onError, async () => {
			for (const { sentence } of findProblems(deps)) log.error({}, sentence);
		}),
	];
	return {
		deliverNow: delivery.run,
		async stop() {
			stopping.abort();
			await Promise.all(tasks.map((task) => task.stop()));
		},
	};
}

type SenderDeps = Pick<WorkerDeps, 'db' | 'now' | 'log' | 'mailLimit'> & {
	send: Send;
	/** When aborted, no further mail is begun. */
	signal: AbortSignal;
};

/** The most inquiries of one mail: cut as they are, it stays below 20 MB. */
const MARKED_PER_MAIL = 600;

/**
 * Returns a function that sends what is due, one mail at a time: the unmarked inquiries, then the
 * marked ones together, then how many still wait for the next hour.
 */
export function createSender(deps: SenderDeps): () => Promise<void> {
	const { db, send, now, log, mailLimit, signal } = deps;
	let isStart = true;
	let nextNotice = 0;
	/** How often in a row the way to the mail server failed, and when it is tried again. */
	let failures = 0;
	let nextTry = 0;
	const mayMail = () => !signal.aborted && (mailLimit === 0 || mailsSent(db, now()) < mailLimit);

	return async () => {
		releaseLost(db, now(), isStart ? 'all' : 'over');
		isStart = false;
		if (now().getTime() < nextTry) return;
		while (mayMail()) {
			const anfrage = claimUnmarked(db, now());
			if (!anfrage) break;
			if (!(await attempt({ kind: 'anfrage', anfrage }, [anfrage]))) return;
		}
		if (mayMail()) {
			const anfragen = claimMarked(db, now(), MARKED_PER_MAIL).map(cutToExcerpt);
			if (anfragen.length > 0 && !(await attempt({ kind: 'marked', anfragen }, anfragen))) return;
		}
		if (!mayMail()) await noticeWaiting();
	};

	/** Returns whether the way to the mail server is open. */
	async function attempt(message: Message, anfragen: StoredAnfrage[]): Promise<boolean> {
		const result = await send(message);
		settle(db, anfragen, result, now());
		const nummern = anfragen.map(({ id }) => id);
		if (result.kind === 'sent') log.info({ nummern }, 'Zugestellt');
		else log.warn({ nummern, grund: result.cause }, 'Nicht zugestellt');
		if (result.kind === 'sent' || result.what !== 'transport') {
			failures = 0;
			return true;
		}
		failures += 1;
		nextTry = now().getTime() + pauseAfter(failures);
		giveUpWaiting(db, failures, result.cause, now());
		return false;
	}

	async function noticeWaiting(): Promise<void> {
		if (signal.aborted || now().getTime() < nextNotice) return;
		const due = countDue(db, now());
		if (due === 0) return;
		nextNotice = now().getTime() + HOUR;
		log.warn({ wartend: due, MAIL_LIMIT: mailLimit }, 'Die Grenze je Stunde ist erreicht');
		const subject = due === 1 ? 'Eine Anfrage wartet' : `${due} Anfragen warten`;
		const when = due === 1 ? 'Sie kommt' : 'Sie kommen';
		const sentence = `In dieser Stunde gingen schon ${mailLimit} E-Mails hinaus (MAIL_LIMIT). ${subject} deshalb. ${when}, sobald die Stunde um ist; zu tun ist nichts.`;
		await send({ kind: 'note', subject, sentences: [sentence], anfragen: [] });
	}
}

/** Deletes what has been kept long enough: inquiries, databases set aside, and what is remembered of deletions. */
export async function cleanUp(
	deps: Pick<WorkerDeps, 'db' | 'send' | 'now' | 'log' | 'retentionDays'>,
): Promise<void> {
	const { db, send, now, log, retentionDays } = deps;
	const daysAgo = (days: number) => now().getTime() - days * DAY;
	const expired = await expire(db, daysAgo(retentionDays), send !== null);
	if (expired > 0) log.info({ anzahl: expired }, 'Anfragen nach Ablauf der Frist gelöscht');
	const folder = folderOf(db);
	for (const path of setAsideFiles(folder, new Date(daysAgo(BACKUP_DAYS)))) {
		rmSync(path);
		log.info({ datei: path }, 'Beschädigte Datenbank nach Ablauf der Frist gelöscht');
	}
	pruneDeleted(db, Math.min(daysAgo(BACKUP_DAYS), oldestCopy(folder)));
}
