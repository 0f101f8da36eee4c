import { MediaError } from './media-error.ts';

const instead =
	'Oder das Projekt mit --originale aus eigenen Bildern anlegen (README, „Ein Projekt hinzufügen“).';

/** What the browser says of a page that it cannot show, or the server of one; and what the owner does about it. */
const causes: [RegExp, string][] = [
	[
		/^status (401|403|407)|ERR_\w*AUTH/,
		`verlangt eine Anmeldung oder lässt niemanden ein. Bitte eine offene Adresse angeben. ${instead}`,
	],
	[/^status 4(04|10)/, 'gibt es nicht. Bitte die Adresse auf Tippfehler prüfen.'],
	[/^status 429/, 'zählt zu viele Abrufe. Bitte in einer Stunde wiederholen.'],
	[
		/^status|ERR_HTTP_RESPONSE_CODE/,
		`meldet einen Fehler statt einer Seite. Bitte die Adresse prüfen oder später wiederholen. ${instead}`,
	],
	[/ERR_NAME_NOT_RESOLVED/, 'gibt es im Netz nicht. Bitte die Adresse auf Tippfehler prüfen.'],
	[
		/ERR_CERT|ERR_SSL|ERR_BAD_SSL/,
		`hat kein gültiges Zertifikat. Bitte den Betreiber bitten, es zu erneuern. ${instead}`,
	],
	[
		/ERR_TOO_MANY_REDIRECTS|redirects endlessly/,
		'leitet endlos weiter. Bitte die Adresse angeben, die am Ende im Browser steht.',
	],
	[
		/^type|Download is starting|ERR_ABORTED/,
		'ist eine Datei und keine Seite. Bitte die Adresse der Startseite angeben.',
	],
	[
		/Timeout|does not answer/,
		`antwortet nicht, oder eines ihrer Skripte kommt nie zum Ende. Bitte im Browser prüfen, ob sie sich ganz öffnet. ${instead}`,
	],
	[
		/ERR_CONNECTION|ERR_UNSAFE_PORT|ERR_ADDRESS|ERR_INTERNET|ERR_NETWORK|ERR_EMPTY/,
		'ist nicht zu erreichen. Bitte prüfen, ob sie läuft und eine Verbindung besteht.',
	],
	[/^shows a login/, `zeigt nur eine Anmeldung. Bitte eine offene Adresse angeben. ${instead}`],
	[/^stays empty/, `blieb leer. Bitte im Browser prüfen, was dort steht. ${instead}`],
	[/./, `lässt sich nicht öffnen. Bitte im Browser prüfen, was dort steht. ${instead}`],
];

/** The reason why a page did not open or shows nothing, as one sentence with what to do. */
export function explainFailure(address: string, reason: unknown): MediaError {
	if (reason instanceof MediaError) return reason;
	const text = String(reason instanceof Error ? reason.message : reason);
	const [, sentence] = causes.find(([pattern]) => pattern.test(text)) ?? [];
	const code = /ERR_\w+|^status \d+/.exec(text)?.[0];
	return new MediaError(`${address} ${sentence}${code ? ` (${code})` : ''}`);
}
