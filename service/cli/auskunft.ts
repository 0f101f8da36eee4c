import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { askEmail, failed, type Owner } from './cli.ts';
import { giveOut, jsonArray } from './give-out.ts';
import { ofEmail } from './which.ts';

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(owner: Owner, options: { email?: string; datei?: string }) {
	const email = options.email ?? (await askEmail(owner));
	const found = readAnfragen(owner.db, ofEmail(email));
	const count = await giveOut(owner, found, inPieces, options.datei);
	if (count === 0) throw failed(`Von ${email} ist nichts gespeichert.`);

	function* inPieces(anfragen: Iterable<StoredAnfrage>): Generator<string> {
		const about = [email, owner.now().toISOString()].map((text) => JSON.stringify(text));
		yield `{"email": ${about[0]}, "stand": ${about[1]}, "anfragen":`;
		yield* jsonArray(anfragen);
		yield '}';
	}
}
