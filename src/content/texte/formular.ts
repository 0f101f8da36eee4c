import { CONSENT } from '#shared/consent.ts';
import type { RequiredField } from '#shared/fields.ts';

/** Words in the contact form and in the answer to it. */
export const formular = {
	/** The form's headline, for screen readers. */
	titel: 'Ihre Anfrage',
	/** Prompts above the message. */
	stichworte: 'Was machen Sie? Was soll die Seite leisten? Bis wann?',
	einwilligung: {
		text: CONSENT.text,
		vorLink: 'Mehr dazu in der',
		link: 'Datenschutzerklärung',
		nachLink: '.',
	},
	absenden: 'Anfrage senden',
	/** On the button while sending. */
	sendet: 'Wird gesendet …',
	/** Name of the bar at the window's upper edge, for screen readers. */
	fortschritt: 'Anfrage wird gesendet',
	offline: 'Sie sind gerade offline. Was Sie eingegeben haben, bleibt hier stehen.',
	/** Below the button. */
	pflichtfelder: 'Felder mit * sind Pflichtfelder.',
	ohneHaekchen: 'Ohne Häkchen: einfach anrufen oder mailen.',
	entwurf: {
		hinweis: 'Was Sie eintippen, bleibt bis zum Absenden in Ihrem Browser.',
		loeschen: 'Entwurf löschen',
		geloescht: 'Der Entwurf ist gelöscht.',
		zurueckholen: 'Wiederherstellen',
	},
	antwort: {
		/** Of the page without JavaScript: for search engines, and its link. */
		beschreibung: 'Antwort auf Ihre Anfrage.',
		zurueck: 'Zurück zum Formular',
		/** Headline where the inquiry was stored; elsewhere screen readers hear `ohneTitel`. */
		titel: 'Ihre Anfrage ist da.',
		ohneTitel: 'Rückmeldung',
		vorZeichen: 'Ihr Zeichen ist',
		nachZeichen: '. Bitte nennen Sie es, wenn Sie anrufen.',
		schliessen: 'Schließen',
		/** On the stamp. */
		eingang: 'Eingang',
		uhr: 'Uhr',
	},
	/** A sentence for each field that must be filled in. */
	fehlt: {
		vorname: 'Bitte tragen Sie Ihren Vornamen ein.',
		nachname: 'Bitte tragen Sie Ihren Nachnamen ein.',
		email: 'Bitte tragen Sie Ihre E-Mail-Adresse ein, damit ich Ihnen antworten kann.',
		checkbox: 'Bitte setzen Sie das Häkchen, damit ich Ihre Angaben speichern darf.',
	} satisfies Record<RequiredField, string>,
	/** Above the form. */
	angabenPruefen: (anzahl: number): string =>
		`Bitte prüfen Sie ${anzahl === 1 ? 'eine Angabe' : `${anzahl} Angaben`}.`,
	keineAdresse:
		'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht zum Beispiel so aus: name@example.org',
	/** For a letter such as ü before the @, which browsers refuse there. */
	zeichenVorAt: (buchstabe: string) =>
		`Bitte prüfen Sie die E-Mail-Adresse. Vor dem @ kann kein „${buchstabe}“ stehen; Umlaute schreibt man dort meist ae, oe oder ue.`,
	unstimmig: 'Bitte prüfen Sie diese Angabe.',
} as const;
