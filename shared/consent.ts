/**
 * What visitors agree to with the form, and the day since which the wording stands; the day is stored
 * with each inquiry. A new wording gets a new day here and a new last line in docs/rechtliches.md.
 */
export const CONSENT = {
	since: '2026-11-22',
	text: 'Mit dem Absenden stimme ich zu, dass meine Angaben zur Bearbeitung meiner Anfrage gespeichert werden. Diese Einwilligung kann ich jederzeit widerrufen.',
} as const;
