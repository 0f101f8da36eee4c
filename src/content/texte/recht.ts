import { inhaber } from '#shared/inhaber.ts';

/** Titel und Beschreibungen der Rechtstexte; die Texte selbst stehen in src/content/recht/. */
export const recht = {
	inhalt: 'Inhalt',
	/** Für Vorleseprogramme, auch auf eigenen Seiten. */
	tabelle: 'Tabelle',
	code: 'Code',
	standVom: 'Stand dieses Textes:',
	impressum: {
		/** Wann Sie den Text zuletzt geändert haben. */
		stand: '28.11.2026',
		titel: 'Impressum',
		ueberschrift: 'Impressum',
		masslinie: 'wer dahintersteht',
		beschreibung: `Impressum und Anbieterkennzeichnung nach § 5 DDG: Anschrift, Kontakt, ${inhaber.ustId ? 'Umsatzsteuer-Identifikationsnummer, ' : ''}redaktionelle Verantwortung und Verbraucherstreitbeilegung.`,
	},
	datenschutz: {
		stand: '29.11.2026',
		titel: 'Datenschutz',
		ueberschrift: 'Datenschutz\u00aderklärung',
		masslinie: 'was gespeichert wird',
		beschreibung:
			'Welche Daten diese Website verarbeitet, wozu, auf welcher Grundlage und wie lange, und welche Rechte Sie nach der DSGVO dabei haben.',
	},
} as const;
