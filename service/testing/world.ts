import type { Anfrage } from '#shared/anfrage.ts';
import type { Log } from '../log.ts';
import type { Send } from '../mail/mailer.ts';
import type { Reason } from '../spam/reasons.ts';
import { createSender } from '../worker.ts';
import { storeFixtures } from './store-fixtures.ts';
import { temporaryDatabase } from './temporary-database.ts';
import { AT } from './times.ts';

/** A database, a clock that the test sets, a log that it reads, and delivery as the worker does it. */
export function world() {
	const { db, file } = temporaryDatabase();
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	const logged: string[] = [];
	const log = recordingLog(logged);
	const sender = (send: Send, mailLimit = 0) =>
		createSender({ db, send, now, log, mailLimit, signal: new AbortController().signal });
	const deliver = (send: Send, mailLimit = 0) => sender(send, mailLimit)();
	const store = (...changes: (Partial<Anfrage> & { reasons?: Reason[] })[]) =>
		storeFixtures(db, now(), changes);
	return { db, file, clock, now, logged, log, sender, deliver, store };
}

export function recordingLog(logged: string[]): Log {
	const record = (details: object, message: string) =>
		void logged.push(message + JSON.stringify(details));
	return { info: record, warn: record, error: record };
}
