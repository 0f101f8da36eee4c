import { dirname } from 'node:path';
import { THIS_HOST } from '../host.ts';
import type { Log } from '../log.ts';
import type { Send } from '../mail/mailer.ts';
import { createMailWay } from '../mail-way.ts';
import { openMemory } from '../memory.ts';
import { createSender } from '../sender.ts';
import { AT, type Fixture, opened, storeFixtures } from './stored.ts';

/** A database, a clock and a disk that the test sets, a log that it reads, and delivery as the worker does it. */
export function world() {
	const db = opened();
	const file = db.location() ?? '';
	const dataDir = dirname(file);
	const clock = { time: AT.getTime() };
	const disk = { free: 10e9 };
	const now = () => new Date(clock.time);
	const host = { ...THIS_HOST, now, freeBytes: () => disk.free };
	const { log, logged } = recordingLog();
	const memory = openMemory(dataDir, log);
	const wayOf = (send: Send, verify: () => Promise<string | null> = async () => null) =>
		createMailWay({ mailer: { send, verify }, host, memory, log });
	const sender = (send: Send, mailLimit = 0) => {
		const signal = new AbortController().signal;
		const deliver = createSender({ way: wayOf(send), host, log, mailLimit, signal });
		return () => deliver(db);
	};
	/** Once, as after a start. */
	const deliver = (send: Send) => sender(send)();
	const store = (...fixtures: Fixture[]) => storeFixtures(db, now(), ...fixtures);
	return {
		db,
		file,
		dataDir,
		clock,
		disk,
		host,
		now,
		log,
		logged,
		memory,
		wayOf,
		sender,
		deliver,
		store,
	};
}

/** `logged` holds an entry per line. */
export function recordingLog(): { log: Log; logged: string[] } {
	const logged: string[] = [];
	const record = (details: object, message: string) =>
		void logged.push(message + JSON.stringify(details));
	return { log: { info: record, warn: record, error: record }, logged };
}
