import { outboxStatus } from '../outbox/status.ts';
import { anfragenTable } from './anfragen-table.ts';
import type { Owner } from './cli.ts';
import { asJson, jsonText } from './json.ts';
import { selectAnfragen } from './stored-anfrage.ts';

/** What a screen holds. */
const STANDARD = 50;

const NEWEST = 'a.id IN (SELECT id FROM anfrage ORDER BY id DESC LIMIT ?)';

/** `list`: the newest inquiries. */
export function list({ db, width, out }: Owner, given: { anzahl?: number; json?: boolean }): void {
	const most = given.anzahl ?? (given.json ? 0 : STANDARD);
	const anfragen = selectAnfragen(db, NEWEST, most || -1);
	const { total } = outboxStatus(db);
	if (given.json) out(jsonText(anfragen.map(asJson)));
	else if (total === 0) out('Noch keine Anfragen.');
	else out(anfragenTable(anfragen, width));
	if (!given.json && total > anfragen.length) {
		out(`\n${anfragen.length} von ${total} Anfragen; alle mit --anzahl 0.`);
	}
}
