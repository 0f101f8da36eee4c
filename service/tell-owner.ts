import type { Log } from './log.ts';
import type { Send } from './mail/mailer.ts';
import { findProblems, type Watched } from './problems.ts';
import { isToldToday, noteTold, untoldUnread } from './store/told.ts';
import { DAY } from './times.ts';

export const NOTE_SUBJECT = 'Bitte nachsehen: Ihre Website';

/** The most inquiries whose text one mail carries once more. */
const MOST_TEXTS = 100;

/**
 * Returns a function that mails what is wrong, all of it in one mail, at most once a day. What is about to be deleted
 * unread comes with its text, once each.
 */
export function createTellOwner(deps: Watched & { send: Send; log: Log }): () => Promise<void> {
	const { db, send, now, retentionDays, log } = deps;
	/** When the last mail went out: on a full disk the table cannot say it. */
	let lastTold = 0;

	return async () => {
		if (now().getTime() - lastTold < DAY || isToldToday(db, now())) return;
		const anfragen = untoldUnread(db, now(), retentionDays, MOST_TEXTS);
		const sentences = findProblems(deps)
			.filter(({ mail }) => mail === 'daily' || anfragen.length > 0)
			.map(({ sentence }) => sentence);
		if (sentences.length === 0) return;
		const note = { kind: 'note' as const, subject: NOTE_SUBJECT, sentences };
		let result = await send({ ...note, anfragen });
		if (result.kind === 'refused' && result.what === 'content') {
			// What the mail server takes for spam in one of the texts must not keep the rest from the owner.
			const withoutTexts = anfragen.map((anfrage) => ({ ...anfrage, mailKind: 'notice' }));
			result = await send({ ...note, anfragen: withoutTexts });
		}
		if (result.kind === 'sent') {
			lastTold = now().getTime();
			noteTold(db, now(), anfragen);
		} else {
			log.warn({ grund: result.cause }, 'Die E-Mail über Probleme ging nicht hinaus');
		}
	};
}
