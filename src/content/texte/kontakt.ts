/** Words of the contact page (/kontakt); those in the form have a file of their own. */
export const kontakt = {
	/** Delete this line once you confirm what „Wie es weitergeht“ promises. */
	muster: true,
	titel: 'Kontakt',
	ueberschrift: 'Projekt starten',
	beschreibung:
		'Neue Website, Relaunch oder ein frischer Auftritt: Beschreiben Sie mir Ihr Vorhaben in ein paar Sätzen. Ich melde mich persönlich bei Ihnen.',
	masslinie: 'hier beginnt Ihr Plan',
	einleitung:
		'Sie brauchen eine neue Website, möchten Ihre alte von Grund auf erneuern oder wünschen sich einfach einen frischen Auftritt im Netz? Beschreiben Sie mir Ihr Vorhaben, gern mit eigenen Worten und ohne Fachbegriffe. Ein paar Sätze genügen.',
	lieberDirekt: 'Lieber direkt?',
	/** Where the page has no form. */
	nurDirekt: 'So erreichen Sie mich',
	/** Facts an owner may leave out. */
	angaben: {
		antwortzeit: 'Antwort',
		ort: 'Wo',
		preisrahmen: 'Rahmen',
		naechsterTermin: 'Nächster Termin',
	},
	umsatzsteuer: {
		enthalten: 'inklusive USt.',
		zuzüglich: 'zzgl. USt., nur für Unternehmen',
		keine: 'Endpreis (§ 19 UStG)',
	},
	ablaufTitel: 'Wie es weitergeht',
	/** `erstgespraech`: what the first talk costs. */
	ablauf: (erstgespraech?: string) => [
		{
			titel: 'Ich lese und melde mich',
			text: 'Ich antworte per E-Mail. Haben Sie eine Nummer angegeben, rufe ich gern an.',
		},
		{
			titel: 'Wir sprechen miteinander',
			text: `In einem ersten Gespräch${erstgespraech ? ` (${erstgespraech})` : ''} klären wir, was Sie brauchen und bis wann es fertig sein soll.`,
		},
		{
			titel: 'Sie bekommen ein Angebot',
			text: 'Schriftlich und mit festem Umfang. Erst wenn Sie zustimmen, beginnt die Arbeit.',
		},
	],
} as const;
