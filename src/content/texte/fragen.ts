type Frage = { frage: string; antwort: string };

/**
 * Fragen und Antworten unter Kontakt, keine bis sieben. {von}, {bis} und {umsatzsteuer} sind Ihr Preisrahmen
 * (shared/inhaber.ts); ohne ihn entfällt die Frage.
 */
export const fragen = {
	/** Löschen Sie diese Zeile, sobald die Antworten Ihre eigenen sind. */
	muster: true,
	titel: 'Häufige Fragen',
	liste: [
		{
			frage: 'Was kostet eine Website?',
			antwort:
				'Meist zwischen {von} und {bis} Euro {umsatzsteuer}. Zwei Beispiele: fünf Seiten für eine Praxis 2.900 Euro, mit Betreuung 49 Euro im Monat; acht Seiten mit Fristenrechner für eine Kanzlei 5.400 Euro, mit Betreuung 79 Euro im Monat. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
		},
		{
			frage: 'Wie lange dauert es?',
			antwort:
				'Ab Projektstart meist Wochen, nicht Monate. Im Angebot steht ein Termin; er gilt, sobald Texte und Bilder da sind.',
		},
		{
			frage: 'Muss ich Texte und Fotos liefern?',
			antwort:
				'Nicht alles. Was Sie haben, schauen wir gemeinsam durch, fehlende Texte schreibe ich mit Ihnen. Für Fotos nenne ich Ihnen jemanden, der sie gesondert anbietet.',
		},
		{
			frage: 'Wem gehört die Website?',
			antwort:
				'Die Adresse und die Zugänge gehören Ihnen. Texte, Bilder und Gestaltung dürfen Sie nach Bezahlung ohne Frist nutzen und ändern oder ändern lassen. Was jedes Jahr Lizenz kostet (Schriften, Fotos, Baukasten), steht im Angebot.',
		},
		{
			frage: 'Wer schreibt Impressum und Datenschutz\u00ADerklärung?',
			antwort:
				'Ihr Anwalt oder ein Generator; Rechtsberatung darf ich nicht leisten. Ich sage Ihnen, welche Daten Ihre Website verarbeitet, und baue die fertigen Texte ein.',
		},
		{
			frage: 'Wie steht es um Datenschutz und Verschwiegen\u00ADheit?',
			antwort:
				'Kann ich Anfragen oder Sicherungen Ihrer Website sehen, schließen wir vorher einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO). Praxen und Kanzleien gegenüber verpflichte ich mich darin auch zur Verschwiegenheit (§ 203 StGB).',
		},
	] as readonly Frage[],
} as const;
