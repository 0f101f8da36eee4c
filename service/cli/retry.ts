import { write } from '../db/write.ts';
import { requeue } from '../outbox/requeue.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';

/** `retry`: another try for what waits or has failed. */
export const retry: OwnerCommand = {
	name: 'retry',
	args: '[nummer]',
	summary: 'Wartende und gescheiterte Anfragen sofort erneut zustellen',
	options: ['json'],
	run: runRetry,
};

async function runRetry({ args, folders, options, now, out, err }: Context): Promise<Exit> {
	const [word] = args;
	if (word !== undefined && !/^\d{1,15}$/.test(word)) {
		err(`„${word}“ ist keine Nummer einer Anfrage. Die Nummern zeigt: anfragen list`);
		return EXIT.wrongUsage;
	}
	if (word !== undefined && folders.length > 1) {
		err('Eine Nummer gilt in einem Ordner: Bitte --data nur einmal angeben.');
		return EXIT.wrongUsage;
	}
	const id = word === undefined ? null : Number(word);
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
