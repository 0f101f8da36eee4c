import { write } from '../db/write.ts';
import { requeue } from '../outbox/requeue.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { named } from './stored-anfrage.ts';

/** `retry`: another try for what waits or has failed. */
export const retry: OwnerCommand = {
	name: 'retry',
	args: '[nummer]',
	summary: 'Wartende und gescheiterte Anfragen sofort erneut zustellen',
	options: [],
	run: runRetry,
};

async function runRetry({ args, db, now, out, err }: Context): Promise<Exit> {
	const [word] = args;
	const found = word === undefined ? null : named(db, word);
	if (word !== undefined && found === null) {
		err(`„${word}“ ist keine Nummer einer Anfrage. Die Nummern zeigt: anfragen list`);
		return EXIT.wrongUsage;
	}
	const count = await write(db, () => requeue(db, now(), found && (found[0]?.id ?? 0)));
	if (count > 0) {
		out(`Zur Zustellung vorgemerkt: ${count}. Der laufende Dienst beginnt in wenigen Sekunden.`);
		return EXIT.ok;
	}
	err(
		word === undefined
			? 'Nichts wartet, nichts ist gescheitert.'
			: `Die Anfrage ${word} gibt es nicht, sie ist schon zugestellt oder gerade unterwegs.`,
	);
	return EXIT.notFoundOrFailed;
}
