import { MediaError } from './media-error.ts';

const instead =
	'Oder das Projekt mit --originale aus eigenen Bildern anlegen (README, „Ein Projekt hinzufügen“).';

const closed =
	'verlangt eine Anmeldung oder lässt niemanden ein. Bitte eine offene Adresse angeben.';

/** What the browser says of a page that it cannot show, and what the owner does about it. */
const causes: [RegExp, string][] = [
	[/ERR_\w*AUTH/, `${closed} ${instead}`],
	[
		/ERR_HTTP_RESPONSE_CODE/,
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
		/Download is starting|ERR_ABORTED/,
		'ist ein Download und keine Seite. Bitte die Adresse der Startseite angeben.',
	],
	[
		/Timeout|does not answer/,
		`antwortet nicht, oder eines ihrer Skripte kommt nie zum Ende. Bitte im Browser prüfen, ob sie sich ganz öffnet. ${instead}`,
	],
	[
		/ERR_CONNECTION|ERR_UNSAFE_PORT|ERR_ADDRESS|ERR_INTERNET|ERR_NETWORK|ERR_EMPTY/,
		'ist nicht zu erreichen. Bitte prüfen, ob sie läuft und eine Verbindung besteht.',
	],
];

/** The error of a page that did not open, as one sentence with what to do. */
export function explainFailure(address: string, reason: unknown): MediaError {
	if (reason instanceof MediaError) return reason;
	const text = String(reason instanceof Error ? reason.message : reason);
	const cause = causes.find(([pattern]) => pattern.test(text));
	const code = /ERR_\w+/.exec(text)?.[0];
	return new MediaError(
		`${address} ${cause?.[1] ?? `lässt sich nicht öffnen. Bitte im Browser prüfen, was dort steht. ${instead}`}${code ? ` (${code})` : ''}`,
	);
}

/** The same for a page that answered, but with something else than a page. */
export function explainAnswer(
	address: string,
	status: number,
	type: string,
): MediaError | undefined {
	const refused = (what: string) => new MediaError(`${address} ${what} (Status ${status})`);
	if (status === 401 || status === 403 || status === 407) return refused(`${closed} ${instead}`);
	if (status === 404 || status === 410)
		return refused('gibt es nicht. Bitte die Adresse auf Tippfehler prüfen.');
	if (status === 429) return refused('zählt zu viele Abrufe. Bitte in einer Stunde wiederholen.');
	if (status >= 400)
		return refused(`meldet einen Fehler ihres Servers. Bitte später wiederholen. ${instead}`);
	if (type && !/html/.test(type))
		return new MediaError(
			`${address} ist eine Datei (${type.split(';')[0]}) und keine Seite. Bitte die Adresse der Startseite angeben.`,
		);
	return undefined;
}
