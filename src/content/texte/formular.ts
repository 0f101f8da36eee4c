import { CONSENT } from '#shared/consent.ts';
import type { RequiredField } from '#shared/fields.ts';

/** Words in the contact form. In a file of their own: the form's script loads no other texts. */
export const formular = {
	/** The form's headline, for screen readers. */
	titel: 'Ihre Anfrage',
	pflichtfelder: 'Felder mit * sind Pflichtfelder.',
	/** Prompts above the message. */
	stichworte: ['Was machen Sie?', 'Was soll die Seite leisten?', 'Bis wann?'],
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
	entwurf: {
		hinweis:
			'Ihr Browser merkt sich den Entwurf, wenn er darf, bis zur Antwort oder bis Sie ihn löschen.',
		loeschen: 'Entwurf löschen',
		geloescht: 'Der Entwurf ist gelöscht.',
		zurueckholen: 'Wiederherstellen',
	},
	antwort: {
		titel: 'Rückmeldung',
		schliessen: 'Schließen',
		eingang: 'Eingang',
		uhr: 'Uhr',
		/** Title block of the reply to an inquiry that was stored. */
		von: 'Anfrage von',
		zeichen: 'Zeichen',
		datum: 'Datum',
		gezeichnet: 'Gezeichnet',
		stehtAus: 'steht noch aus',
	},
	/** A sentence for each field that must be filled in. */
	fehlt: {
		vorname: 'Bitte tragen Sie Ihren Vornamen ein.',
		nachname: 'Bitte tragen Sie Ihren Nachnamen ein.',
		email: 'Bitte tragen Sie Ihre E-Mail-Adresse ein, damit ich Ihnen antworten kann.',
		checkbox: 'Bitte setzen Sie das Häkchen, damit ich Ihre Angaben speichern darf.',
	} satisfies Record<RequiredField, string>,
	/** Above the form, where several fields have errors. */
	mehrereFehler: (anzahl: number) => `Bitte prüfen Sie diese ${anzahl} Angaben:`,
	keineAdresse:
		'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht zum Beispiel so aus: name@example.org',
	/** For a letter such as ü before the @, which browsers refuse there. */
	zeichenVorAt: (buchstabe: string) =>
		`Bitte prüfen Sie die E-Mail-Adresse. Vor dem @ kann kein „${buchstabe}“ stehen; Umlaute schreibt man dort meist ae, oe oder ue.`,
	unstimmig: 'Bitte prüfen Sie diese Angabe.',
} as const;
