import { withAsciiDomain } from '#shared/anfrage.ts';
import type { Database } from '../db/open.ts';
import { FROM, readAnfragen, type Selection, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { isZeichen } from '../outbox/zeichen.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { failed, wrongUsage } from './command-context.ts';
import { germanDay } from './format.ts';

export const ALL: Selection = { condition: '1', values: {} };

export const MARKED: Selection = { condition: "o.spam_reasons <> ''", values: {} };

export function countAnfragen(db: Database, { condition, values }: Selection): number {
	return Number(db.prepare(`SELECT count(*) AS total ${FROM} ${condition}`).get(values)?.total);
}

/** Selects all inquiries sent with this address, in capitals or not. */
export function byEmail(email: string): Selection {
	const values = { email: withAsciiDomain(email.trim()) };
	return { condition: 'a.email = :email COLLATE NOCASE', values };
}

function byNumberOrZeichen(word: string): Selection {
	if (/^\d{1,15}$/.test(word)) return { condition: 'a.id = :id', values: { id: Number(word) } };
	if (isZeichen(word)) {
		return { condition: 'a.zeichen = :zeichen', values: { zeichen: word.toUpperCase() } };
	}
	throw wrongUsage(
		`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: ${OWNER_COMMAND} list`,
	);
}

/** Reads the inquiries of this number or zeichen. @throws where there is none */
export function findNamed(db: Database, word: string): StoredAnfrage[] {
	const found = [...readAnfragen(db, byNumberOrZeichen(word))];
	if (found.length === 0) throw failed(`Es gibt keine Anfrage ${word}.`);
	return found;
}

/** Selects by a number, a zeichen, `12..40`, or days such as `2026-01-01..2026-01-31`. */
export function parseSelection(db: Database, word: string): Selection {
	const [from = '', to] = word.split('..');
	if (to === undefined) return byNumberOrZeichen(word);
	const values = { from, to };
	if (/^\d{1,15}\.\.\d{1,15}$/.test(word)) {
		return { condition: 'a.id BETWEEN CAST(:from AS INT) AND CAST(:to AS INT)', values };
	}
	if (!/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(word)) {
		throw wrongUsage(`„${word}“ ist kein Bereich wie 12..40 oder 2026-01-01..2026-01-31.`);
	}
	db.function('german_day', (time) => germanDay(Number(time)));
	return { condition: 'german_day(a.received_at) BETWEEN :from AND :to', values };
}
