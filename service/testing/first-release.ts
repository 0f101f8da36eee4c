import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newFolder } from '../../testing/new-folder.ts';

/** A database as the first release leaves it: 100 inquiries of 20 KB; the number 101 was given, and deleted. */
export function firstReleaseDatabase(): string {
	const file = join(newFolder(), 'anfragen.sqlite');
	using db = new DatabaseSync(file);
	db.exec('PRAGMA journal_mode = WAL');
	db.exec(readFileSync(join(import.meta.dirname, '../migrations/001.sql'), 'utf8'));
	db.exec('PRAGMA user_version = 1');
	const add = db.prepare(`${ADD} RETURNING id`);
	for (let n = 1; n <= 101; n += 1) {
		add.get(n, `7K3F-${n}`, '2026-11-22', n % 3 ? '' : 'owner', `key-${n}`, n, n, ...TEXTS);
	}
	db.exec("UPDATE anfrage SET status = 'sent', sent_at = 7, mail_kind = 'excerpt' WHERE id % 2");
	db.exec('DELETE FROM anfrage WHERE id = 101');
	return file;
}

const TEXTS = ['A', 'B', 'c@d.example', '', 'x'.repeat(20_000)];

const ADD = `INSERT INTO anfrage (received_at, zeichen, consent_since, reasons, message_key, queued_at, due_at,
	vorname, nachname, email, phone, message) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ALL = `id, received_at, zeichen, consent_since, reasons, shown_at, message_key, status, mail_kind, attempts,
	queued_at, due_at, last_error, sent_at, vorname, nachname, email, phone, message`;
const FRESH = `status = 'waiting', attempts = 0, mail_kind = 'full', queued_at = 0, due_at = 0, last_error = NULL,
	sent_at = NULL`;

/** What the first release asks of its database (its file store.ts), with values in place. */
export const FIRST_RELEASE_STATEMENTS = [
	`${ADD.replace(/VALUES.*/, '')} VALUES (9, '7K3F-22', '2026-11-22', '', 'k', 9, 9, 'A', 'B', 'c@d.example', '', 'm')`,
	`SELECT id, zeichen, received_at FROM anfrage WHERE received_at > 0 AND vorname = 'A' AND nachname = 'B'
		AND email = 'c@d.example' AND phone = '' AND message = 'm'`,
	`UPDATE anfrage SET status = 'sending', attempts = attempts + 1, due_at = 1 WHERE id IN (
		SELECT id FROM anfrage WHERE status = 'waiting' AND due_at <= 9 AND reasons = '' ORDER BY id DESC LIMIT 1
	) RETURNING ${ALL}, iif(mail_kind = 'full' AND length(message) > 2000, 'excerpt', mail_kind)`,
	`UPDATE anfrage SET status = 'waiting', due_at = 2, last_error = 'x', mail_kind = 'notice'
		WHERE id = 2 AND status = 'sending'`,
	"UPDATE anfrage SET status = 'sent', sent_at = 2, mail_kind = 'full' WHERE id = 2 AND status = 'sending'",
	"UPDATE anfrage SET status = 'waiting', due_at = 0 WHERE status = 'sending' AND due_at <= 9",
	'SELECT count(DISTINCT sent_at) FROM anfrage WHERE sent_at > 0 AND sent_at <= 9',
	`SELECT ${ALL} FROM anfrage WHERE id = '2' OR zeichen = upper('7k3f-2')`,
	"SELECT id FROM anfrage WHERE status = 'failed' AND shown_at IS NULL ORDER BY id",
	`UPDATE anfrage SET shown_at = 9 WHERE shown_at IS NULL AND id IN (SELECT value FROM json_each('[2]'))`,
	`UPDATE anfrage SET reasons = 'owner' WHERE reasons = '' AND id IN (SELECT value FROM json_each('[2]'))`,
	`UPDATE anfrage SET reasons = '', ${FRESH} WHERE reasons <> '' AND id IN (SELECT value FROM json_each('[2]'))`,
	'SELECT 1 FROM told WHERE at > 0 AND at <= 9',
	`DELETE FROM told WHERE what NOT IN (SELECT value FROM json_each('["failed 2"]'))`,
	"INSERT OR IGNORE INTO told (what, at) VALUES ('failed 2', 9)",
	`DELETE FROM anfrage WHERE id IN (SELECT value FROM json_each('[2]'))`,
];
