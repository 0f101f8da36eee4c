import type { Antwort } from './antworten.ts';

/**
 * The small page that visitors without JavaScript get as an answer.
 * @param template page of the built site with `{{TITEL}}` and `{{MELDUNG}}` in its text;
 *   `null` when the build has none
 */
export function antwortSeite(template: string | null, antwort: Antwort): string {
	const values: Record<string, string> = { TITEL: antwort.titel, MELDUNG: antwort.message };
	return (template ?? FALLBACK).replace(/\{\{(TITEL|MELDUNG)\}\}/g, (_match, name: string) =>
		escapeHtml(values[name] ?? ''),
	);
}

const FALLBACK = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>{{TITEL}}</title>
<h1>{{TITEL}}</h1>
<p>{{MELDUNG}}</p>
<p><a href="/kontakt">Zurück zum Kontaktformular</a></p>
</html>
`;

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
