import { readConfig } from '../config.ts';
import { write } from '../db/write.ts';
import { createCarrier } from '../mail/carrier.ts';
import { requeue } from '../outbox/requeue.ts';
import { failed, type Owner } from './cli.ts';
import { named } from './stored-anfrage.ts';
import { counted } from './words.ts';

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
	const sequence = createCarrier(readConfig(env))
		? 'Der Dienst beginnt gleich.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
	out(`${counted(count)} vorgemerkt. ${sequence}`);
}
