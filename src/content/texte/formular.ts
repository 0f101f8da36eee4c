import { CONSENT, type RequiredField } from '#shared/form.ts';

/** Die Worte im Kontaktformular und in der Antwort darauf. */
export const formular = {
	/** Überschrift des Formulars, für Vorleseprogramme. */
	titel: 'Ihre Anfrage',
	/** Fragen über der Nachricht. */
	stichworte: 'Was machen Sie? Wozu soll die Website da sein? Bis wann brauchen Sie sie?',
	einwilligung: {
		text: CONSENT.text,
		vorLink: 'Mehr dazu in der',
		link: 'Datenschutzerklärung',
		nachLink: '.',
	},
	absenden: 'Anfrage senden',
	/** Auf dem Knopf, solange gesendet wird. */
	sendet: 'Wird gesendet …',
	/** Für Vorleseprogramme: beim Absenden, und wenn nach acht Sekunden noch keine Antwort da ist. */
	wirdGesendet: 'Anfrage wird gesendet …',
	dauertLaenger: 'Das dauert länger als sonst …',
	offline: 'Sie sind gerade offline. Was Sie eingegeben haben, bleibt hier stehen.',
	/** Unter dem Knopf. */
	pflichtfeld: '* Pflichtfeld.',
	angekommen: 'Angekommen ist Ihre Anfrage, sobald „Vielen Dank“ erscheint.',
	/** Unter dem Knopf, nachdem eine Anfrage angekommen ist. */
	istAngekommen: (nummer: string, uhrzeit: string): string => `Angekommen: ${nummer}, ${uhrzeit}`,
	entwurf: {
		hinweis: 'Ihr Entwurf bleibt in diesem Browser.',
		loeschen: 'Löschen',
		geloescht: 'Der Entwurf ist gelöscht.',
		zurueckholen: 'Wiederherstellen',
		zurueckgeholt: 'Der Entwurf ist wieder da.',
		/** Vor den beiden Knöpfen, für Vorleseprogramme. */
		der: 'Entwurf',
	},
	/** Das Blatt neben dem Formular. */
	blatt: {
		/** Solange noch kein Name dasteht. */
		ohneName: 'Ihr Name',
		erklaerung:
			'Gezeichnet aus dem, was Sie schreiben. Es bleibt in Ihrem Browser, bis Sie senden.',
		fertig: 'fertig',
		/** Auf dem Stempel, wenn die Anfrage da ist. */
		eingang: 'Eingang',
	},
	antwort: {
		/** Auf der Antwortseite, die ohne JavaScript erscheint: die Beschreibung und der Link. */
		beschreibung: 'Antwort auf Ihre Anfrage.',
		zurueck: 'Zurück zum Formular',
		/** Überschrift für Vorleseprogramme, wo ein fremder Server antwortet. */
		ohneTitel: 'Antwort',
		vorNummer: 'Ihre Anfrage hat die Nummer',
		nachNummer: '.',
		/** Vor Tag und Uhrzeit. */
		vorZeit: 'Sie ist eingegangen am',
		/** Zum Aufklappen, darunter die gesendeten Angaben. */
		geschrieben: 'Was Sie geschrieben haben',
		schliessen: 'Schließen',
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
	/** Für Vorleseprogramme, wenn alles berichtigt ist. */
	vollstaendig: 'Alle Angaben sind vollständig.',
	keineAdresse: 'Bitte prüfen Sie die E-Mail-Adresse. Richtig wäre zum Beispiel: name@example.org',
	/** Wenn vor dem @ ein Buchstabe wie ü steht: Browser lehnen ihn dort ab. */
	zeichenVorAt: (buchstabe: string) =>
		`Bitte prüfen Sie die E-Mail-Adresse. Vor dem @ kann kein „${buchstabe}“ stehen; Umlaute schreibt man dort meist ae, oe oder ue.`,
	unstimmig: 'Bitte prüfen Sie diese Angabe.',
} as const;

/** Die letzte der häufigen Fragen; sie sagt, was unter dem Knopf keinen Platz hat. */
export const formularFrage = {
	frage: 'Ist meine Anfrage angekommen?',
	antwort:
		'Ja, sobald „Vielen Dank“ erscheint. Erscheint es nicht, senden Sie bitte noch einmal, oder rufen Sie an. Bis dahin bleibt Ihr Entwurf in diesem Browser; ist es nicht Ihr Gerät, löschen Sie ihn bitte. Ohne Häkchen geht es per E-Mail oder am Telefon.',
};
