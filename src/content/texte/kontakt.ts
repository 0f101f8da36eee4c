/** Die Worte der Kontaktseite (/kontakt); die des Formulars stehen in formular.ts. */
export const kontakt = {
	/**
	 * Löschen Sie diese Zeile, sobald Sie bestätigen, was „Wie es weitergeht“ und der Satz zum Festpreis
	 * zusagen.
	 */
	muster: true,
	titel: 'Kontakt',
	ueberschrift: 'Projekt starten',
	beschreibung:
		'Neue Website, Relaunch oder ein frischer Auftritt: Beschreiben Sie mir Ihr Vorhaben in ein paar Sätzen. Ich melde mich persönlich bei Ihnen.',
	masslinie: 'ein paar Sätze genügen',
	einleitung:
		'Neue Website, Relaunch oder ein frischer Auftritt: Beschreiben Sie mir Ihr Vorhaben mit eigenen Worten.',
	/** Über der Spalte neben dem Formular. */
	kurzGefasst: 'Kurz gefasst',
	/** Wo die Seite kein Formular hat. */
	nurDirekt: 'So erreichen Sie mich',
	/** Über den Angaben, die Sie in shared/inhaber.ts leer lassen dürfen. */
	angaben: {
		preisrahmen: 'Preis',
		ort: 'Ort',
		naechsterTermin: 'Nächster freier Projektstart',
	},
	preis: {
		/** Nach dem Betrag, auch bei den Fragen. */
		umsatzsteuer: {
			enthalten: 'inklusive Umsatzsteuer',
			zuzüglich: 'zuzüglich Umsatzsteuer',
			keine: 'als Endpreis (keine Umsatzsteuer nach § 19 UStG)',
		},
		mitUmsatzsteuer: (betrag: string): string => ` (mit ihr ${betrag})`,
		/** Unter dem Preis auf der Startseite. */
		satz: (betrag: string, umsatzsteuer: string): string =>
			`Eine Website kostet ${betrag} ${umsatzsteuer}`,
		/** Dahinter, wo der Preis die Umsatzsteuer nicht enthält. */
		nurUnternehmen: 'Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher.',
		festpreis: 'Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	},
	ablaufTitel: 'Wie es weitergeht',
	/** `antwortzeit` und `erstgespraech` kommen aus shared/inhaber.ts. */
	ablauf: ({ antwortzeit, erstgespraech }: Zusagen) => [
		{
			titel: 'Ich lese und melde mich',
			text: `${antwortzeit ? `${antwortzeit}, ` : ''}per E-Mail oder Telefon.`,
		},
		{
			titel: 'Wir sprechen miteinander',
			text: `${erstgespraech ? `${erstgespraech}: ` : ''}Sie erzählen, was Sie brauchen.`,
		},
		{
			titel: 'Sie bekommen ein Angebot',
			text: 'per E-Mail, mit Leistung, Preis und Termin. Der Termin gilt, wenn Texte und Bilder rechtzeitig da sind.',
		},
	],
} as const;

type Zusagen = { antwortzeit?: string | undefined; erstgespraech?: string | undefined };
