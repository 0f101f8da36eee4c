import type { Database } from './database.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import type { MailWay } from './mail-way.ts';
import type { Memory } from './memory.ts';
import { type Problem, subjectOfProblems } from './problem.ts';
import { MOST_PER_MAIL } from './sender.ts';
import { noteTold, soonDeletedUnread } from './store/archive.ts';
import type { StoredAnfrage } from './store/row.ts';
import { createPauses, DAY, HOUR, isOver } from './times.ts';

type TellDeps = {
	/** `null` = no mail server is set: then it is logged alone. */
	way: Pick<MailWay, 'send' | 'isToTry'> | null;
	memory: Memory;
	host: Host;
	log: Log;
	retentionDays: number;
};

/** In milliseconds: how often the owner hears of the same, by mail and in the log. */
const TELL_AGAIN_AFTER_MS = DAY;

/** What comes again after so long is told like something new; what flickers is not. */
const GONE_AFTER_MS = HOUR;

/**
 * Returns a function that tells what is wrong, asked every minute.
 * - Logged: each trouble, when it comes and once a day.
 * - Mailed: all of it in one mail, at once where something has come since the last one or was gone for an hour, else
 *   once a day while it lasts.
 * - What is about to be deleted unread: with its text, each once; for further ones no mail goes out the same day.
 *
 * werkplan-meldung@.service (deploy/) tells of a service that does not run at all.
 */
export function createTellOwner(
	deps: TellDeps,
): (problems: Problem[], db: Database | null) => Promise<void> {
	const { way, memory, host, log, retentionDays } = deps;
	const logged = new Map<string, number>();
	const startedAt = host.now().getTime();
	const seen = new Map<string, number>();
	/** Between mails that this function could not send; `way` has those of the whole way. */
	const pausesOfNotes = createPauses(host);

	return async (found, db) => {
		const now = host.now().getTime();
		logNew(found, now);
		forgetGone(found, now);
		if (!way?.isToTry() || !pausesOfNotes.isToTry()) return;
		// What says that no mail goes out would be untrue in the mail that says it.
		const problems = found.filter(({ key }) => key !== 'mail');
		const { inMail, anfragen } = dueNow(problems, db, now);
		if (inMail.length === 0) return;
		const isSent = await sendAll(way, inMail, anfragen);
		pausesOfNotes.noteTry(isSent);
		if (!isSent) return;
		// First: on a full disk the database cannot say it.
		const { keys } = memory.get().told;
		const told = problems.filter((one) => inMail.includes(one) || keys.includes(one.key));
		memory.change({ told: { at: now, keys: told.map(({ key }) => key) } });
		if (db) noteTold(db, now, anfragen);
	};

	/** What is unread is mailed with its text alone: where no text is due, no mail says that it is unread. */
	function dueNow(
		problems: Problem[],
		db: Database | null,
		now: number,
	): { inMail: Problem[]; anfragen: StoredAnfrage[] } {
		const { told } = memory.get();
		const isDayOver = isOver(told.at, TELL_AGAIN_AFTER_MS, now);
		const isDue = (some: Problem[]) =>
			isDayOver || some.some(({ key }) => !told.keys.includes(key));
		const unread = problems.filter(({ urgency }) => urgency === 'unread');
		const anfragen =
			db && isDue(problems)
				? soonDeletedUnread(db, now, retentionDays, MOST_PER_MAIL, 'untold')
				: [];
		const others = problems.filter((problem) => !unread.includes(problem));
		const inMail = anfragen.length > 0 ? [...others, ...unread] : others;
		return { inMail: isDue(inMail) ? inMail : [], anfragen };
	}

	function logNew(problems: Problem[], now: number): void {
		for (const key of logged.keys())
			if (!problems.some((problem) => problem.key === key)) logged.delete(key);
		for (const { key, sentence } of problems) {
			const at = logged.get(key);
			if (at !== undefined && !isOver(at, TELL_AGAIN_AFTER_MS, now)) continue;
			logged.set(key, now);
			log.error({}, sentence);
		}
	}

	function forgetGone(found: Problem[], now: number): void {
		for (const { key } of found) seen.set(key, now);
		const { told } = memory.get();
		const isForgotten = (key: string) => isOver(seen.get(key) ?? startedAt, GONE_AFTER_MS, now);
		if (told.keys.some(isForgotten))
			memory.change({ told: { ...told, keys: told.keys.filter((key) => !isForgotten(key)) } });
	}

	async function sendAll(
		{ send }: Pick<MailWay, 'send'>,
		problems: Problem[],
		anfragen: StoredAnfrage[],
	): Promise<boolean> {
		const sentences = problems.map(({ sentence }) => sentence);
		const note = { kind: 'note' as const, subject: subjectOfProblems(problems), sentences };
		let result = await send({ ...note, anfragen });
		if (result.kind === 'refused' && result.failed === 'content' && anfragen.length > 0) {
			// What the mail server takes for spam in one of the texts must not keep the rest from the owner.
			const withoutTexts = anfragen.map((anfrage) => ({ ...anfrage, mailKind: 'notice' }));
			result = await send({ ...note, anfragen: withoutTexts });
		}
		if (result.kind === 'sent') return true;
		log.warn({ grund: result.cause }, 'Die E-Mail über Probleme ging nicht hinaus');
		return false;
	}
}
