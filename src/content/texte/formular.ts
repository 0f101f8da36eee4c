import { CONSENT, RECEIVED_TITLE, type RequiredField } from '#shared/form.ts';

/** Die Worte im Kontaktformular und in der Antwort darauf. */
export const formular = {
	/** Überschrift des Formulars, für Vorleseprogramme. */
	titel: 'Ihre Anfrage',
	/** Fragen über der Nachricht. */
	stichworte: 'Was machen Sie? Was soll die Seite leisten? Bis wann?',
	einwilligung: {
		text: CONSENT.text,
		vorLink: 'Mehr dazu in der',
		link: 'Datenschutzerklärung',
		nachLink: '.',
	},
	absenden: 'Anfrage senden',
	/** Auf dem Knopf, solange gesendet wird. */
	sendet: 'Wird gesendet …',
	/** Name des Balkens am oberen Rand des Fensters, für Vorleseprogramme. */
	fortschritt: 'Anfrage wird gesendet',
	offline: 'Sie sind gerade offline. Was Sie eingegeben haben, bleibt hier stehen.',
	/** Unter dem Knopf. */
	pflichtfelder: 'Felder mit * sind Pflichtfelder.',
	/** Nach den Pflichtfeldern, hervorgehoben; dahinter `sonst` mit Ihrer Telefonnummer. */
	angekommen: 'Erst wenn „Vielen Dank“ erscheint, ist Ihre Anfrage angekommen',
	sonst: (telefon: string): string =>
		`; sonst senden Sie sie bitte noch einmal oder rufen an: ${telefon.replaceAll(' ', '\u00a0')}`,
	ohneHaekchen: 'Ohne Häkchen: einfach anrufen oder mailen.',
	entwurf: {
		hinweis:
			'Was Sie eintippen, bleibt in diesem Browser, bis die Antwort da ist oder Sie es löschen; an fremden Geräten bitte löschen.',
		loeschen: 'Entwurf löschen',
		geloescht: 'Der Entwurf ist gelöscht.',
		zurueckholen: 'Wiederherstellen',
	},
	antwort: {
		/** Auf der Antwortseite, die ohne JavaScript erscheint: die Beschreibung und der Link. */
		beschreibung: 'Antwort auf Ihre Anfrage.',
		zurueck: 'Zurück zum Formular',
		/** Überschrift, wenn die Anfrage gespeichert ist; sonst hören Vorleseprogramme `ohneTitel`. */
		titel: RECEIVED_TITLE,
		ohneTitel: 'Rückmeldung',
		vorNummer: 'Ihre Anfrage hat die Nummer',
		nachNummer: '.',
		/** Zum Aufklappen, darunter die gesendeten Angaben. */
		geschrieben: 'Was Sie geschrieben haben',
		schliessen: 'Schließen',
		/** Auf dem Stempel. */
		eingang: 'Eingang',
		uhr: 'Uhr',
	},
	/** Ein Satz für jedes Pflichtfeld. */
	fehlt: {
		vorname: 'Bitte tragen Sie Ihren Vornamen ein.',
		nachname: 'Bitte tragen Sie Ihren Nachnamen ein.',
		email: 'Bitte tragen Sie Ihre E-Mail-Adresse ein, damit ich Ihnen antworten kann.',
		checkbox: 'Bitte setzen Sie das Häkchen, damit ich Ihre Angaben speichern darf.',
	} satisfies Record<RequiredField, string>,
	/** Über dem Formular. */
	angabenPruefen: (anzahl: number): string =>
		`Bitte prüfen Sie ${anzahl === 1 ? 'eine Angabe' : `${anzahl} Angaben`}.`,
	keineAdresse: 'Bitte prüfen Sie die E-Mail-Adresse. Richtig wäre zum Beispiel: name@example.org',
	/** Wenn vor dem @ ein Buchstabe wie ü steht: Browser lehnen ihn dort ab. */
	zeichenVorAt: (buchstabe: string) =>
		`Bitte prüfen Sie die E-Mail-Adresse. Vor dem @ kann kein „${buchstabe}“ stehen; Umlaute schreibt man dort meist ae, oe oder ue.`,
	unstimmig: 'Bitte prüfen Sie diese Angabe.',
} as const;
