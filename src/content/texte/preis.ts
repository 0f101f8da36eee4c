/** Die Worte um Ihren Preis. Er selbst, auch sein „ab“, steht in inhaber.yaml, Beträge in Antworten in fragen.yaml. */
export const preis = {
	/** Nach einem Betrag: {umsatzsteuer}. */
	umsatzsteuer: {
		enthalten: 'inklusive Umsatzsteuer',
		zuzüglich: 'zuzüglich Umsatzsteuer',
		keine: 'als Endpreis',
	},
	/** Nach dem Preis selbst, wo Sie keine berechnen. */
	ohneUmsatzsteuer: 'ohne Aufschlag, denn Umsatzsteuer berechne ich nicht (§ 19 UStG)',
	/** Nach dem Preis selbst, wo auch der mit Umsatzsteuer bekannt ist. */
	mitUmsatzsteuer: (brutto: string): string => `netto, ${brutto} mit Umsatzsteuer`,
	/** Ein Betrag, den ein Text in Klammern nennt, wo Umsatzsteuer dazukommt. */
	nettoUndBrutto: (netto: string, brutto: string): string =>
		`${netto} netto (${brutto} mit Umsatzsteuer)`,
	/** Unter dem Preis auf der Startseite. */
	satz: (betrag: string, steuer: string): string => `Eine Website kostet ${betrag} ${steuer}`,
} as const;
