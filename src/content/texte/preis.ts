/** Die Worte um Ihren Preis; der Preis selbst steht in inhaber.yaml. */
export const preis = {
	/** Nach dem Betrag, auch bei den Fragen und Leistungen: {umsatzsteuer}. */
	umsatzsteuer: {
		enthalten: 'inklusive Umsatzsteuer',
		zuzüglich: 'zuzüglich Umsatzsteuer',
		keine: 'als Endpreis (keine Umsatzsteuer nach § 19 UStG)',
	},
	mitUmsatzsteuer: (betrag: string): string => ` (mit ihr ${betrag})`,
	/** Unter dem Preis auf der Startseite. */
	satz: (betrag: string, umsatzsteuer: string): string =>
		`Eine Website kostet ${betrag} ${umsatzsteuer}`,
} as const;
