import { outboxStatus } from '../outbox/status.ts';
import { anfragenTable } from './anfragen-table.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { newest, selectAnfragen } from './stored-anfrage.ts';

const STANDARD = 50;

/** `list`: the newest inquiries. */
export const list: OwnerCommand = {
	name: 'list',
	summary: `Die neuesten Anfragen (${STANDARD}; --anzahl 0 = alle, ebenso --json)`,
	options: ['anzahl', 'json'],
	run: runList,
};

function runList({ folders, options, width, out }: Context): Exit {
	const count = options.anzahl ?? (options.json ? 0 : STANDARD);
	const anfragen = newest(folders, count || null, selectAnfragen);
	if (options.json) {
		out(JSON.stringify(anfragen.map(asJson), null, '\t'));
		return EXIT.ok;
	}
	if (anfragen.length === 0) {
		out('Noch keine Anfragen.');
		return EXIT.ok;
	}
	out(anfragenTable(anfragen, width, folders.length));
	const total = folders.reduce((sum, { db }) => sum + outboxStatus(db).total, 0);
	if (total > anfragen.length) {
		out(`\n${anfragen.length} von ${total} Anfragen; alle mit --anzahl 0.`);
	}
	return EXIT.ok;
}
