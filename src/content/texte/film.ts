/** Die Worte am Film einer Projektseite. */
export const film = {
	name: (kunde: string): string => `Film ohne Ton über die Website „${kunde}“`,
	anhalten: 'Film anhalten',
	abspielen: 'Film abspielen',
	/** Für Vorleseprogramme, nach einem Druck auf den Knopf. */
	laeuft: 'Der Film läuft.',
	haelt: 'Der Film ist angehalten.',
} as const;
