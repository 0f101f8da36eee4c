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
	lieberDirekt: 'Lieber direkt?',
	/** Wo die Seite kein Formular hat. */
	nurDirekt: 'So erreichen Sie mich',
	/** Über den Angaben, die Sie in shared/inhaber.ts leer lassen dürfen. */
	angaben: {
		preisrahmen: 'Preis',
		ort: 'Ort',
		naechsterTermin: 'Nächster freier Projektstart',
	},
	/** Nach dem Preis, auch bei den Fragen. */
	umsatzsteuer: {
		enthalten: 'inklusive Umsatzsteuer',
		zuzüglich: 'zuzüglich Umsatzsteuer, für Selbstständige und Firmen',
		keine: 'Endpreis, ohne Umsatzsteuer nach § 19 UStG',
	},
	/** Nach dem Preis auf der Startseite. */
	festpreis: 'Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	ablaufTitel: 'Wie es weitergeht',
	/** `antwortzeit` und `erstgespraech` kommen aus shared/inhaber.ts. */
	ablauf: ({ antwortzeit, erstgespraech }: Zusagen) => [
		{
			titel: 'Ich lese und melde mich',
			text: `${antwortzeit ? `${antwortzeit}, ` : ''}per E-Mail oder Telefon.`,
		},
		{
			titel: 'Wir sprechen miteinander',
			text: `${erstgespraech ? `${erstgespraech}: ` : 'darüber, '}was Sie brauchen und bis wann.`,
		},
		{
			titel: 'Sie bekommen ein Angebot',
			text: 'per E-Mail: was ich mache, was es kostet und bis wann, wenn Texte und Bilder da sind.',
		},
	],
} as const;

type Zusagen = { antwortzeit?: string | undefined; erstgespraech?: string | undefined };
