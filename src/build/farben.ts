/**
 * The colours that stand outside any stylesheet: theme-color, icons, preview pictures. Equal to the
 * tokens of the same name in styles/tokens.css, which the test beside this file compares.
 */
export const FARBEN = {
	hell: {
		papier: '#f5f3ee',
		blatt: '#fffdf9',
		tinte: '#12203f',
		tinteWeich: '#46546f',
		linie: '#c9cfdd',
		rot: '#b93716',
	},
	dunkel: { papier: '#0c1730', tinte: '#eef2ff', rot: '#ff8d6b' },
} as const;
