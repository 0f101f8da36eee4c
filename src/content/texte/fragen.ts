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
				'Meist zwischen {von} und {bis} Euro, {umsatzsteuer}. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
		},
		{
			frage: 'Wie lange dauert es?',
			antwort:
				'Ab Projektstart meist Wochen, nicht Monate. Das Angebot nennt den Termin, der gilt, wenn Texte und Bilder da sind.',
		},
		{
			frage: 'Muss ich Texte und Fotos liefern?',
			antwort:
				'Nein. Was Sie haben, schauen wir gemeinsam durch. Fehlende Texte schreibe ich mit Ihnen; für Fotos nenne ich Ihnen jemanden.',
		},
		{
			frage: 'Wem gehört die Website?',
			antwort:
				'Die Adresse und die Zugänge gehören Ihnen. Texte, Bilder und Gestaltung dürfen Sie nach Bezahlung ohne Frist nutzen und ändern oder ändern lassen. Was andere lizenzieren, etwa Schriften, Fotos oder Page Builder, nennt das Angebot.',
		},
	] as readonly Frage[],
} as const;
