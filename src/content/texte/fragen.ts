type Frage = { frage: string; antwort: string };

/** Questions and answers on the contact page; none to seven have room. */
export const fragen = {
	/** Delete this line once the answers are your own. */
	muster: true,
	titel: 'Häufige Fragen',
	liste: [
		{
			frage: 'Was kostet eine Website?',
			antwort:
				'Das steht in meinem Angebot: mit festem Preis und festem Umfang, bevor die Arbeit beginnt. Mehr wird es nur, wenn Sie mehr bestellen.',
		},
		{
			frage: 'Wie lange dauert es?',
			antwort:
				'Vom ersten Gespräch bis zur fertigen Seite vergehen meist Wochen, nicht Monate. Den Termin nennt das Angebot.',
		},
		{
			frage: 'Muss ich Texte und Fotos liefern?',
			antwort:
				'Nein. Was Sie haben, schauen wir gemeinsam durch; was fehlt, schreibe ich mit Ihnen oder nenne Ihnen jemanden dafür.',
		},
		{
			frage: 'Wem gehört die Website?',
			antwort:
				'Ihnen: die Adresse, die Texte, die Bilder und die Zugänge. Ändern können Sie alles selbst oder ändern lassen, von wem Sie möchten.',
		},
	] as readonly Frage[],
} as const;
