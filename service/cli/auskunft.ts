import { failed, type Owner } from './cli.ts';
import { giveOut } from './give-out.ts';
import { asJson, jsonText } from './json.ts';
import { ofEmail } from './stored-anfrage.ts';

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(owner: Owner, options: { email: string; datei?: string }) {
	const { email, datei } = options;
	const found = ofEmail(owner.db, email);
	const about = { email, stand: owner.now().toISOString(), anfragen: found.map(asJson) };
	await giveOut(owner, jsonText(about), found, datei);
	if (found.length === 0) throw failed(`Von ${email} ist nichts gespeichert.`);
}
