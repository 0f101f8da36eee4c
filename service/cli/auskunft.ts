import { asJson } from './as-json.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { ofEmail } from './of-email.ts';

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export const auskunft: Command = {
	usage: 'auskunft --email ADRESSE',
	summary: 'Alles Gespeicherte zu einer E-Mail-Adresse als JSON (Art. 15 DSGVO)',
	options: ['email', 'json'],
	args: [0, 0],
	run: runAuskunft,
};

function runAuskunft({ folders, options, now, out, err }: Context): Exit {
	const { email } = options;
	if (email === null) {
		err('Bitte angeben, wem Auskunft gegeben wird: --email ADRESSE');
		return EXIT.wrongUsage;
	}
	const anfragen = ofEmail(folders, email);
	out(
		JSON.stringify(
			{ email, stand: now().toISOString(), anfragen: anfragen.map(withoutOwnersAffairs) },
			null,
			'\t',
		),
	);
	if (anfragen.length > 0) return EXIT.ok;
	err(`Von ${email} ist nichts gespeichert.`);
	return EXIT.notFoundOrFailed;
}

/** The folder on the owner's machine says nothing about the person. */
function withoutOwnersAffairs(anfrage: Parameters<typeof asJson>[0]) {
	const { ordner: _, ...about } = asJson(anfrage);
	return about;
}
