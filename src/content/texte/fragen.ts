type Frage = { frage: string; antwort: string };

/** Questions and answers on the contact page; none to seven have room. {von} and {bis} are the owner's prices (shared/inhaber.ts). */
export const fragen = {
	/** Delete this line once the answers are your own. */
	muster: true,
	titel: 'Häufige Fragen',
	liste: [
		{
			frage: 'Was kostet eine Website?',
			antwort:
				'Meist zwischen {von} und {bis} Euro. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
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
				'Die Adresse und die Zugänge gehören Ihnen. Texte, Bilder und Gestaltung dürfen Sie ohne Frist nutzen und ändern oder ändern lassen, soweit fremde Lizenzen es erlauben.',
		},
	] as readonly Frage[],
} as const;
