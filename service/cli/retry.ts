import { write } from '../db/write.ts';
import { requeue } from '../outbox/requeue.ts';
import { failed, type Owner } from './cli.ts';
import { named } from './stored-anfrage.ts';

/** `retry`: another try for what waits or has failed. */
export async function retry({ db, now, out, env }: Owner, word: string | undefined): Promise<void> {
	const id = word === undefined ? null : (named(db, word)[0]?.id ?? null);
	const count = await write(db, () => requeue(db, now(), id));
	if (count === 0) {
		throw failed(
			id === null
				? 'Nichts wartet, nichts ist gescheitert.'
				: `Die Anfrage ${word} ist schon zugestellt oder gerade unterwegs.`,
		);
	}
	out(
		`Zur Zustellung vorgemerkt: ${count}. ${
			env.SMTP_URL
				? 'Der laufende Dienst beginnt in wenigen Sekunden.'
				: 'SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.'
		}`,
	);
}
