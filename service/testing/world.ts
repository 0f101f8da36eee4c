import type { Log } from '../log.ts';
import type { Send } from '../mail/mailer.ts';
import { createSender } from '../worker.ts';
import { AT, type Fixture, opened, storeFixtures } from './stored.ts';

/** A database, a clock that the test sets, a log that it reads, and delivery as the worker does it. */
export function world() {
	const db = opened();
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	const { log, logged } = recordingLog();
	const sender = (send: Send, mailLimit = 0) =>
		createSender({ db, send, now, log, mailLimit, signal: new AbortController().signal });
	/** Once, as after a start. */
	const deliver = (send: Send) => sender(send)();
	const store = (...fixtures: Fixture[]) => storeFixtures(db, now(), ...fixtures);
	return { db, file: db.location() ?? '', clock, now, log, logged, sender, deliver, store };
}

/** `logged` holds an entry per line. */
export function recordingLog(): { log: Log; logged: string[] } {
	const logged: string[] = [];
	const record = (details: object, message: string) =>
		void logged.push(message + JSON.stringify(details));
	return { log: { info: record, warn: record, error: record }, logged };
}
