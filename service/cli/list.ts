import { outboxStatus } from '../outbox/status.ts';
import { anfragenTable } from './anfragen-table.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { selectAnfragen, take } from './stored-anfrage.ts';

const STANDARD = 50;

/** `list`: the newest inquiries. */
export const list: OwnerCommand = {
	name: 'list',
	summary: `Die neuesten Anfragen (${STANDARD}; --anzahl 0 = alle, ebenso --json)`,
	options: ['anzahl', 'json'],
	run: runList,
};

function runList({ db, options, width, out }: Context): Exit {
	const anfragen = take(selectAnfragen(db), options.anzahl ?? (options.json ? 0 : STANDARD));
	if (options.json) out(JSON.stringify(anfragen.map(asJson), null, '\t'));
	else if (anfragen.length === 0) out('Noch keine Anfragen.');
	else {
		out(anfragenTable(anfragen, width));
		const { total } = outboxStatus(db);
		if (total > anfragen.length) {
			out(`\n${anfragen.length} von ${total} Anfragen; alle mit --anzahl 0.`);
		}
	}
	return EXIT.ok;
}
