import { write } from '../db/write.ts';
import { requeue } from '../outbox/requeue.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { parseNumber } from './parse-number.ts';

/** `retry`: another try for what waits or has failed. */
export const retry: Command = {
	usage: 'retry [NUMMER] [--json]',
	summary: 'Wartende und gescheiterte Anfragen sofort erneut zustellen',
	options: ['json'],
	args: [0, 1],
	run: runRetry,
};

async function runRetry({ args, folders, options, now, out, err }: Context): Promise<Exit> {
	const id = parseNumber(args[0]);
	if (args.length > 0 && id === null) {
		err(`„${args[0]}“ ist keine Nummer einer Anfrage. Die Nummern zeigt: anfragen list`);
		return EXIT.wrongUsage;
	}
	if (id !== null && folders.length > 1) {
		err('Eine Nummer gilt in einem Ordner: Bitte --data nur einmal angeben.');
		return EXIT.wrongUsage;
	}
	let count = 0;
	for (const { db } of folders) count += await write(db, () => requeue(db, now(), id));
	if (options.json) out(JSON.stringify({ vorgemerkt: count }));
	else if (count > 0) {
		out(`Zur Zustellung vorgemerkt: ${count}. Der laufende Dienst beginnt in wenigen Sekunden.`);
	}
	if (count > 0) return EXIT.ok;
	err(
		id === null
			? 'Nichts wartet, nichts ist gescheitert.'
			: `Die Anfrage ${id} gibt es nicht, sie ist schon zugestellt oder gerade unterwegs.`,
	);
	return EXIT.notFoundOrFailed;
}
