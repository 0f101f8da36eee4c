import { outboxStatus } from '../outbox/status.ts';
import { anfragenTable } from './anfragen-table.ts';
import type { Owner } from './cli.ts';
import { jsonArray } from './json.ts';
import { ALL, readAnfragen } from './stored-anfrage.ts';

/** What a screen holds. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries. */
export async function list({ db, width, out }: Owner, given: { anzahl?: number; json?: boolean }) {
	const most = given.anzahl ?? (given.json ? 0 : SCREENFUL);
	const anfragen = readAnfragen(db, ALL, most || -1);
	if (given.json) {
		for (const piece of jsonArray(anfragen)) await out(piece);
		return;
	}
	const { total } = outboxStatus(db);
	out(total === 0 ? 'Noch keine Anfragen.' : anfragenTable(anfragen, width));
	if (most > 0 && total > most) out(`\n${most} von ${total} Anfragen; alle mit --anzahl 0.`);
}
