import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME, isFull } from './database.ts';
import { every, type Task } from './every.ts';
import { type Log, traceOf } from './log.ts';
import type { Send } from './mail/mailer.ts';
import { goneSentence, problemsOfFolder } from './problems.ts';
import { NOTE_SUBJECT } from './tell-owner.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

type Deps = {
	dataDir: string;
	send: Send | null;
	now: () => Date;
	log: Log;
	/** The database could not be opened for lack of room, and now can. */
	onOpenable: () => void;
};

/**
 * The work where the database is gone, or cannot be opened on a full disk: says so in the log and by mail, at once
 * and then every day.
 */
export function watchWithoutDatabase({ dataDir, send, now, log, onOpenable }: Deps): Task {
	let nextTelling = 0;
	const onError = (error: unknown) =>
		log.error(traceOf(error), 'Unerwarteter Fehler beim Melden der fehlenden Datenbank');
	return every(MINUTE, onError, async () => {
		const isThere = existsSync(join(dataDir, DATABASE_NAME));
		if (isThere && !isFull(dataDir)) return onOpenable();
		if (now().getTime() < nextTelling) return;
		const others = problemsOfFolder(dataDir, now()).map(({ sentence }) => sentence);
		const sentences = isThere ? others : [goneSentence(dataDir), ...others];
		for (const sentence of sentences) log.error({}, sentence);
		const result = await send?.({ kind: 'note', subject: NOTE_SUBJECT, sentences, anfragen: [] });
		nextTelling = now().getTime() + DAY;
		if (result?.kind === 'refused') {
			log.warn({ grund: result.cause }, 'Die E-Mail darüber ging nicht hinaus');
			nextTelling = now().getTime() + HOUR;
		}
	});
}
