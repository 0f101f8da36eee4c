/** Words of the showcase film on a project page. */
export const film = {
	name: (kunde: string): string => `Film: die Website von ${kunde} in Bewegung, ohne Ton`,
	anhalten: 'Film anhalten',
	abspielen: 'Film abspielen',
} as const;
