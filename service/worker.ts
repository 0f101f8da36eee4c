import { rmSync, statSync } from 'node:fs';
import type { Config } from './config.ts';
import { type Database, emptyWal, saysDamaged, setAsideFiles } from './database.ts';
import { type Log, traceOf } from './log.ts';
import type { Message } from './mail/compose.ts';
import type { Send } from './mail/mailer.ts';
import { findProblems } from './problems.ts';
import {
	claimMarked,
	claimUnmarked,
	countDue,
	deleteAnfragen,
	expired,
	mailsSent,
	noteTold,
	recordAttempt,
	releaseLost,
	type StoredAnfrage,
	untold,
} from './store.ts';
import { DAY, HOUR } from './times.ts';

export type WorkerDeps = Pick<Config, 'mailLimit' | 'retentionDays'> & {
	db: Database;
	/** `null` = no mail server is configured: nothing is sent, deletion still runs. */
	send: Send | null;
	now: () => Date;
	log: Log;
	/** Called when the database is found damaged. */
	onLost(): void;
};

const DELIVER_EVERY_MS = 5_000;

/**
 * Delivers, deletes and tells the owner what is wrong. Start it once no other process can be the
 * service. `stop` begins nothing new and returns when the running tasks have ended.
 */
export function startWorker(deps: WorkerDeps): { deliverNow(): void; stop(): Promise<void> } {
	const { db, send, now, log, retentionDays } = deps;
	const stopping = new AbortController();
	const sender = send ? createSender({ ...deps, send, signal: stopping.signal }) : async () => {};
	const delivery = every(DELIVER_EVERY_MS, sender);
	const tasks = [
		delivery,
		every(HOUR, async () => {
			await expire(deps);
			if (send) await tellOwner(deps, send);
		}),
		every(DAY, async () => {
			const problems = findProblems(db, now(), retentionDays, send !== null);
			for (const { sentence } of problems) log.error({}, sentence);
		}),
	];
	return {
		deliverNow: delivery.run,
		async stop() {
			stopping.abort();
			await Promise.all(tasks.map((task) => task.stop()));
		},
	};

	/** Runs a task now, every `ms` and when asked to, never twice at once. The timer does not keep the process alive. */
	function every(ms: number, task: () => Promise<void>) {
		let running: Promise<void> | null = null;
		const timer = setInterval(run, ms).unref();
		run();
		return {
			run,
			async stop() {
				clearInterval(timer);
				await running;
			},
		};

		function run(): void {
			// Answers to visitors are sent first.
			running ??= new Promise(setImmediate)
				.then(task)
				.catch(report)
				.finally(() => {
					running = null;
				});
		}
	}

	function report(error: unknown): void {
		log.error(traceOf(error), 'Unerwarteter Fehler beim Zustellen oder Löschen');
		if (saysDamaged(error)) deps.onLost();
	}
}

type SenderDeps = Pick<WorkerDeps, 'db' | 'now' | 'log' | 'mailLimit'> & {
	send: Send;
	/** When aborted, no further mail is begun. */
	signal: AbortSignal;
};

/**
 * Returns a function that sends what is due, one mail at a time: the unmarked inquiries, then the
 * marked ones together, then how many still wait for the next hour.
 */
export function createSender(deps: SenderDeps): () => Promise<void> {
	const { db, send, now, log, mailLimit, signal } = deps;
	let isStart = true;
	let nextNotice = 0;
	const mayMail = () => !signal.aborted && (mailLimit === 0 || mailsSent(db, now()) < mailLimit);

	return async () => {
		// The first time, all that an earlier process has left.
		releaseLost(db, isStart ? Number.MAX_SAFE_INTEGER : now().getTime());
		isStart = false;
		while (mayMail()) {
			const anfrage = claimUnmarked(db, now());
			if (!anfrage) break;
			await attempt({ kind: 'anfrage', anfrage }, [anfrage]);
		}
		if (mayMail()) {
			const anfragen = claimMarked(db, now());
			if (anfragen.length > 0) await attempt({ kind: 'marked', anfragen }, anfragen);
		}
		if (!mayMail()) await noticeWaiting();
	};

	async function attempt(message: Message, anfragen: StoredAnfrage[]): Promise<void> {
		const result = await send(message);
		const at = now();
		for (const anfrage of anfragen) {
			// Visitors are answered in between: to write a row of a megabyte anew takes 10 ms.
			if (anfrage !== anfragen[0]) await new Promise(setImmediate);
			recordAttempt(db, anfrage, result, at);
		}
		const nummern = anfragen.map(({ id }) => id);
		if (result.kind === 'sent') log.info({ nummern }, 'Zugestellt');
		else log.warn({ nummern, grund: result.cause }, 'Nicht zugestellt');
	}

	async function noticeWaiting(): Promise<void> {
		const due = countDue(db, now());
		if (signal.aborted || due === 0 || performance.now() < nextNotice) return;
		nextNotice = performance.now() + HOUR;
		log.warn({ wartend: due, MAIL_LIMIT: mailLimit }, 'Die Grenze je Stunde ist erreicht');
		const subject = due === 1 ? 'Eine Anfrage wartet' : `${due} Anfragen warten`;
		const sentence = `${subject} auf die nächste Stunde: Die Grenze je Stunde (MAIL_LIMIT=${mailLimit}) ist erreicht.`;
		await send({ kind: 'note', subject, sentences: [sentence] });
	}
}

/** Deletes what was received too long ago, and databases set aside as long ago. */
export async function expire(deps: Omit<WorkerDeps, 'mailLimit' | 'onLost'>): Promise<void> {
	const { db, send, now, log, retentionDays } = deps;
	const before = now().getTime() - retentionDays * DAY;
	const over = expired(db, before, send !== null);
	await deleteAnfragen(db, over);
	if (over.length > 0) {
		log.info({ anzahl: over.length }, 'Anfragen nach Ablauf der Frist gelöscht');
	}
	for (const path of setAsideFiles(db)) {
		if (statSync(path).mtimeMs >= before) continue;
		rmSync(path);
		log.info({ datei: path }, 'Beschädigte Datenbank nach Ablauf der Frist gelöscht');
	}
	// Where another program was reading as the owner deleted something.
	emptyWal(db);
}

/** Mails what is wrong, each thing once and at most once a day. */
export async function tellOwner(
	deps: Pick<WorkerDeps, 'db' | 'now' | 'retentionDays' | 'log'>,
	send: Send,
): Promise<void> {
	const { db, now, retentionDays, log } = deps;
	const problems = findProblems(db, now(), retentionDays, true);
	const current = problems.flatMap(({ tell = [] }) => tell);
	const news = untold(db, now(), current);
	if (news.length === 0) return;
	const sentences = problems
		.filter(({ tell = [] }) => tell.some((what) => news.includes(what)))
		.map(({ sentence }) => sentence);
	const subject = 'Bitte nachsehen: Anfragen Ihrer Website';
	const result = await send({ kind: 'note', subject, sentences });
	if (result.kind === 'sent') noteTold(db, now(), current);
	else log.warn({ grund: result.cause }, 'Die E-Mail über Probleme ging nicht hinaus');
}
