/** Die Worte am Film einer Projektseite. */
export const film = {
	name: (kunde: string): string => `Film ohne Ton über die Website „${kunde}“`,
	anhalten: 'Film anhalten',
	abspielen: 'Film abspielen',
} as const;
