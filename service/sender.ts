import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import { cutToExcerpt, type Message } from './mail/compose.ts';
import type { MailWay } from './mail-way.ts';
import { limitText } from './problem.ts';
import {
	claimMarked,
	claimUnmarked,
	countDue,
	giveUpWaiting,
	isLimitReached,
	queueFailedAgain,
	settle,
} from './store/queue.ts';
import type { StoredAnfrage } from './store/row.ts';
import { whenFree } from './store/when-free.ts';
import { HOUR, isOver } from './times.ts';

type SenderDeps = Pick<Config, 'mailLimit'> & {
	way: Omit<MailWay, 'check'>;
	host: Host;
	log: Log;
	/** When aborted, no further mail is begun. */
	signal: AbortSignal;
};

/** The most inquiries of one mail: cut as they are, it stays below 20 MB. */
export const MOST_PER_MAIL = 600;

/** A sent mail has to be recorded: else it goes out again. */
const RECORD_WITHIN_MS = 20_000;

/**
 * Returns a function that sends what is due, one mail at a time: the unmarked inquiries, then the
 * marked ones together, once an hour (claimMarked), then how many still wait for the next hour.
 */
export function createSender(deps: SenderDeps): (db: Database) => Promise<void> {
	const { way, host, log, mailLimit, signal } = deps;
	let toldAt = 0;
	let recoveries = 0;

	return async (db) => {
		const mayMail = () => !signal.aborted && !isLimitReached(db, mailLimit, host.now());
		if (!way.isToTry()) return;
		while (mayMail()) {
			queueAgain(db);
			const anfrage = claimUnmarked(db, host.now());
			if (!anfrage) break;
			if (!(await attempt(db, { kind: 'anfrage', anfrage }, [anfrage]))) return;
		}
		if (mayMail()) {
			const anfragen = claimMarked(db, host.now(), MOST_PER_MAIL).map(cutToExcerpt);
			if (anfragen.length > 0 && !(await attempt(db, { kind: 'marked', anfragen }, anfragen)))
				return;
		}
		if (!mayMail() && !signal.aborted) await tellWaiting(db);
	};

	/** What failed while the mail server was ill waits again, now that it is well. */
	function queueAgain(db: Database): void {
		if (recoveries === way.recoveries()) return;
		const count = queueFailedAgain(db, host.now());
		recoveries = way.recoveries();
		if (count > 0) log.info({ anzahl: count }, 'Gescheitertes wird noch einmal gesendet');
	}

	/**
	 * Returns whether the way to the mail server is open: a refused text or a full mailbox (`failed`, mail/refusal.ts)
	 * leaves it open.
	 */
	async function attempt(
		db: Database,
		message: Message,
		anfragen: StoredAnfrage[],
	): Promise<boolean> {
		const result = await way.send(message);
		const zeichen = anfragen.map((one) => one.zeichen);
		if (result.kind === 'sent') log.info({ anfragen: zeichen }, 'Zugestellt');
		else log.warn({ anfragen: zeichen, grund: result.cause }, 'Nicht zugestellt');
		await whenFree(host, RECORD_WITHIN_MS, () => settle(db, anfragen, result, host.now()));
		if (result.kind === 'sent' || result.failed !== 'transport') return true;
		giveUpWaiting(db, way.failures(), result.cause, host.now());
		return false;
	}

	async function tellWaiting(db: Database): Promise<void> {
		const now = host.now().getTime();
		if (!isOver(toldAt, HOUR, now)) return;
		const due = countDue(db, host.now());
		if (due === 0) return;
		toldAt = now;
		log.warn({ wartend: due, MAIL_LIMIT: mailLimit }, 'Die Grenze je Stunde ist erreicht');
		const subject = due === 1 ? 'Eine Anfrage wartet' : `${due} Anfragen warten`;
		const come = due === 1 ? 'Sie kommt' : 'Sie kommen';
		const when =
			due > mailLimit
				? `nach und nach, höchstens ${mailLimit} in der Stunde`
				: 'sobald die Stunde um ist';
		const sentence = `${limitText(mailLimit)}. ${subject} deshalb. ${come} von selbst, ${when}.`;
		await way.send({ kind: 'note', subject, sentences: [sentence], anfragen: [] });
	}
}
