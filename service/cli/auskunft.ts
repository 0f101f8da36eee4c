import { markShown } from '../outbox/retention.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { giveOut } from './give-out.ts';
import { ofEmail } from './stored-anfrage.ts';

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export const auskunft: OwnerCommand = {
	name: 'auskunft',
	summary: 'Alles Gespeicherte zu --email ADRESSE als JSON (Art. 15 DSGVO)',
	options: ['email', 'datei'],
	run: runAuskunft,
};

async function runAuskunft(context: Context): Promise<Exit> {
	const { db, options, now, err } = context;
	const { email } = options;
	if (email === null) {
		err('Bitte angeben, wem Auskunft gegeben wird: --email ADRESSE');
		return EXIT.wrongUsage;
	}
	const found = ofEmail(db, email);
	const about = { email, stand: now().toISOString(), anfragen: found.map(asJson) };
	const exit = giveOut(JSON.stringify(about, null, '\t'), context);
	if (exit === EXIT.ok) await markShown(db, now(), found);
	if (found.length > 0) return exit;
	err(`Von ${email} ist nichts gespeichert.`);
	return EXIT.notFoundOrFailed;
}
