/** A fault that the person at the keyboard can put right; shown as its message alone, without a stack. */
export class RecorderError extends Error {
	override name = 'RecorderError';
}

/** The message of the RecorderError that `act` throws; undefined when it succeeds. */
export async function messageOf(act: () => unknown): Promise<string | undefined> {
	try {
		await act();
		return undefined;
	} catch (reason) {
		if (!(reason instanceof RecorderError)) throw reason;
		return reason.message;
	}
}

/** How the sentence about an address goes on, and what browser or server say in each case. The first that fits counts. */
const causes: Record<string, RegExp> = {
	'verlangt eine Anmeldung oder weist Programme ab. Bitte eine andere Adresse angeben.':
		/^status (401|403|407)|ERR_\w*AUTH|^shows a login/,
	'zeigt Programmen eine Sicherheitsprüfung statt der Website. Bitte beim Betreiber eine Ausnahme für diese Aufnahme erbitten oder eine Adresse ohne diese Prüfung angeben.':
		/^shows a wall/,
	'ist nicht zu finden. Bitte Adresse und Internetverbindung prüfen.':
		/^status 4(04|10)|ERR_NAME_NOT_RESOLVED/,
	'lässt gerade keine weiteren Abrufe zu. Bitte in einer Stunde wiederholen.': /^status 429/,
	'antwortet ohne Inhalt. Bitte die Adresse prüfen.': /^status 204/,
	'schickt Daten, die sich nicht entpacken lassen. Bitte den Betreiber bitten, die Komprimierung (Content-Encoding) zu richten.':
		/ERR_CONTENT_DECODING/,
	'meldet einen Fehler statt einer Seite. Bitte die Adresse prüfen oder später wiederholen.':
		/^status|ERR_HTTP_RESPONSE_CODE/,
	'hat keine gültige Verschlüsselung (Zertifikat oder TLS). Bitte den Betreiber bitten, sie zu richten.':
		/ERR_CERT|ERR_SSL|ERR_BAD_SSL/,
	'leitet endlos weiter. Bitte die Adresse angeben, die am Ende im Browser steht.':
		/ERR_TOO_MANY_REDIRECTS|redirects endlessly/,
	'ist eine Datei und keine Seite. Bitte die Adresse der Startseite angeben.':
		/^type|Download is starting|ERR_ABORTED/,
	'antwortet nicht, oder eines ihrer Skripte kommt nie zum Ende. Bitte im Browser prüfen, ob sie sich ganz öffnet.':
		/Timeout|does not answer/,
	'füllt den Arbeitsspeicher oder stürzt ab. Bitte eine andere Seite der Website angeben.':
		/^crashed/,
	'ist nicht zu erreichen. Bitte prüfen, ob sie läuft und eine Verbindung besteht.':
		/ERR_CONNECTION|ERR_UNSAFE_PORT|ERR_ADDRESS|ERR_INTERNET|ERR_NETWORK|ERR_EMPTY/,
	'blieb leer. Bitte im Browser prüfen, was dort steht.': /^stays empty/,
	'lässt sich nicht öffnen. Bitte im Browser prüfen, was dort steht.': /./,
};
const instead = 'Oder statt der Website eigene Bilder aufnehmen (docs/projekte.md).';

/** Explains in one sentence why a page cannot be recorded, and what to do. */
export function explainFailure(address: string, reason: unknown): RecorderError {
	if (reason instanceof RecorderError) return reason;
	const text = String(reason instanceof Error ? reason.message : reason);
	const [sentence] = Object.entries(causes).find(([, pattern]) => pattern.test(text)) ?? [];
	const code = /ERR_\w+|^status \d+/.exec(text)?.[0];
	const message = `${address} ${sentence} ${instead}${code ? ` (${code})` : ''}`;
	return new RecorderError(message, { cause: reason });
}

/** Text without control characters, which a terminal would obey: a website chooses much of it. */
export function plain(text: string): string {
	return text.replaceAll(/\p{Cc}/gu, ' ');
}
