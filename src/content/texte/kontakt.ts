/** Words of the contact page (/kontakt); those in the form have a file of their own. */
export const kontakt = {
	/** Delete this line once you confirm what „Wie es weitergeht“ promises. */
	muster: true,
	titel: 'Kontakt',
	ueberschrift: 'Projekt starten',
	beschreibung:
		'Neue Website, Relaunch oder ein frischer Auftritt: Beschreiben Sie mir Ihr Vorhaben in ein paar Sätzen. Ich melde mich persönlich bei Ihnen.',
	masslinie: 'ein paar Sätze genügen',
	einleitung:
		'Neue Website, Relaunch oder ein frischer Auftritt: Beschreiben Sie mir Ihr Vorhaben mit eigenen Worten.',
	lieberDirekt: 'Lieber direkt?',
	/** Where the page has no form. */
	nurDirekt: 'So erreichen Sie mich',
	/** Facts an owner may leave out. */
	angaben: {
		preisrahmen: 'Preis',
		ort: 'Ort',
		naechsterTermin: 'Nächster freier Projektstart',
	},
	/** After the price. */
	umsatzsteuer: {
		enthalten: 'inklusive Umsatzsteuer',
		zuzüglich: 'zuzüglich Umsatzsteuer, für Selbstständige und Firmen',
		keine: 'Endpreis, ohne Umsatzsteuer nach § 19 UStG',
	},
	ablaufTitel: 'Wie es weitergeht',
	/** `antwortzeit` and `erstgespraech`: how soon the owner answers, and what the first talk costs. */
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
