/** Meta descriptions of the two legal pages. */
export const recht = {
	impressum: {
		beschreibung:
			'Impressum und Anbieterkennzeichnung nach § 5 DDG: Anschrift, Kontakt, Umsatzsteuer-Identifikationsnummer und Verbraucherstreitbeilegung.',
	},
	datenschutz: {
		beschreibung:
			'Welche Daten diese Website verarbeitet, wozu, auf welcher Grundlage und wie lange, und welche Rechte Sie nach der DSGVO dabei haben.',
	},
} as const;
