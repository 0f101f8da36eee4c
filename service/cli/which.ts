import type { Database } from '../db/open.ts';
import { FROM, readAnfragen, type StoredAnfrage, type Which } from '../db/stored-anfrage.ts';
import { failed, wrongUsage } from './cli.ts';
import { germanDay } from './words.ts';

export const ALL: Which = { condition: '1', values: {} };

/** How many there are. */
export function countAnfragen(db: Database, { condition, values }: Which): number {
	return Number(db.prepare(`SELECT count(*) AS total ${FROM} ${condition}`).get(values)?.total);
}

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(email: string): Which {
	return { condition: 'a.email = :email COLLATE NOCASE', values: { email: email.trim() } };
}

/** The inquiry of this number, or those of this sign. */
function ofWord(word: string): Which {
	if (/^\d{1,15}$/.test(word)) return { condition: 'a.id = :id', values: { id: Number(word) } };
	if (/^\w{4}-\w{2}$/.test(word)) {
		return { condition: 'a.zeichen = :zeichen', values: { zeichen: word.toUpperCase() } };
	}
	throw wrongUsage(
		`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: anfragen list`,
	);
}

/** Those, and at least one. */
export function named(db: Database, word: string): StoredAnfrage[] {
	const found = [...readAnfragen(db, ofWord(word))];
	if (found.length === 0) throw failed(`Es gibt keine Anfrage ${word}.`);
	return found;
}

/** A number, a sign, `12..40`, or days as `2026-01-01..2026-01-31`. */
export function whichOf(db: Database, word: string): Which {
	const [from = '', to] = word.split('..');
	if (to === undefined) return ofWord(word);
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
