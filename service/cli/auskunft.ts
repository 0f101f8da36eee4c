import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { anfragenAsJson } from './anfragen-as-json.ts';
import { askEmail, type CommandContext } from './command-context.ts';
import { failed } from './exit.ts';
import { byEmail } from './selection.ts';
import { writeAnfragen } from './write-anfragen.ts';

/** `auskunft`: writes everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(
	context: CommandContext,
	options: { email?: string; datei?: string },
) {
	const email = options.email ?? (await askEmail(context));
	const found = readAnfragen(context.db, byEmail(email));
	const count = await writeAnfragen(context, found, inPieces, options.datei);
	if (count === 0) throw failed(`Von ${email} ist nichts gespeichert.`);

	function* inPieces(anfragen: Iterable<StoredAnfrage>): Generator<string> {
		const about = [email, context.now().toISOString()].map((text) => JSON.stringify(text));
		yield `{"email": ${about[0]}, "stand": ${about[1]}, "anfragen":`;
		yield* anfragenAsJson(anfragen);
		yield '}';
	}
}
