import { NOTICE_DAYS } from '#shared/periods.ts';
import { type Database, inTransaction } from './database.ts';
import type { Log } from './log.ts';
import type { Send } from './mail/mailer.ts';
import { findProblems, type Watched } from './problems.ts';
import { COLUMNS, type StoredAnfrage, toAnfrage } from './store/row.ts';
import { DAY } from './times.ts';

export const NOTE_SUBJECT = 'Bitte nachsehen: Ihre Website';

/** The most inquiries whose text one mail carries once more. */
const MOST_TEXTS = 100;

/**
 * Mails what is wrong, all of it in one mail, at most once a day. What is about to be deleted unread comes with its
 * text, once each.
 */
export async function tellOwner(deps: Watched & { log: Log }, send: Send): Promise<void> {
	const { db, now, retentionDays, log } = deps;
	if (wasToldToday(db, now())) return;
	const anfragen = untoldUnread(db, now(), retentionDays);
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
		lastTold.set(db, now().getTime());
		noteTold(db, now(), anfragen);
	}
	if (result.kind === 'refused')
		log.warn({ grund: result.cause }, 'Die E-Mail über Probleme ging nicht hinaus');
}

/** When the last mail went out: on a full disk the table cannot say it. */
const lastTold = new WeakMap<Database, number>();

/** In the table `told` a mail has the key `mail`, an inquiry `unread 17`. */
function wasToldToday(db: Database, now: Date): boolean {
	const at = now.getTime();
	if (at - (lastTold.get(db) ?? 0) < DAY) return true;
	const row = db
		.prepare("SELECT 1 FROM told WHERE what = 'mail' AND at > ? AND at <= ?")
		.get(at - DAY, at);
	return row !== undefined;
}

function untoldUnread(db: Database, now: Date, retentionDays: number): StoredAnfrage[] {
	return db
		.prepare(
			`SELECT ${COLUMNS} FROM anfrage
			WHERE received_at < ? AND shown_at IS NULL AND (status <> 'sent' OR mail_kind <> 'full')
				AND NOT EXISTS (SELECT 1 FROM told WHERE what = 'unread ' || id)
			ORDER BY received_at, id LIMIT ?`,
		)
		.all(now.getTime() - (retentionDays - NOTICE_DAYS) * DAY, MOST_TEXTS)
		.map(toAnfrage);
}

function noteTold(db: Database, now: Date, anfragen: StoredAnfrage[]): void {
	const note = db.prepare('INSERT OR REPLACE INTO told (what, at) VALUES (?, ?)');
	inTransaction(db, () => {
		note.run('mail', now.getTime());
		for (const { id } of anfragen) note.run(`unread ${id}`, now.getTime());
		// What is deleted by now need not be remembered.
		db.prepare("DELETE FROM told WHERE what <> 'mail' AND at < ?").run(
			now.getTime() - 2 * NOTICE_DAYS * DAY,
		);
	});
}
