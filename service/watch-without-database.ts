import { every } from './every.ts';
import { type Log, traceOf } from './log.ts';
import type { Send } from './mail/mailer.ts';
import { goneSentence, problemsOfFolder } from './problems.ts';
import { NOTE_SUBJECT } from './tell-owner.ts';
import { DAY, HOUR } from './times.ts';
import type { Worker } from './worker.ts';

type Deps = { dataDir: string; send: Send | null; now: () => Date; log: Log };

/** The worker where the database is gone: says so in the log and by mail, at once and then every day. */
export function watchWithoutDatabase({ dataDir, send, now, log }: Deps): Worker {
	let told = Number.NEGATIVE_INFINITY;
	const onError = (error: unknown) =>
		log.error(traceOf(error), 'Unerwarteter Fehler beim Melden der fehlenden Datenbank');
	const { run, stop } = every(HOUR, onError, async () => {
		if (now().getTime() - told < DAY) return;
		const others = problemsOfFolder(dataDir, now()).map(({ sentence }) => sentence);
		const sentences = [goneSentence(dataDir), ...others];
		for (const sentence of sentences) log.error({}, sentence);
		const result = await send?.({ kind: 'note', subject: NOTE_SUBJECT, sentences, anfragen: [] });
		if (result?.kind === 'refused')
			log.warn({ grund: result.cause }, 'Die E-Mail darüber ging nicht hinaus');
		else told = now().getTime();
	});
	return { deliverNow: run, stop };
}
