/** One colour in the light and the dark scheme, as '#rrggbb'. */
type Colour = { hell: string; dunkel: string };

/** Reads the colours written as `--name: light-dark(#…, #…)` in a style sheet, by name. */
export function readColours(css: string): ReadonlyMap<string, Colour> {
	const hits = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
	return new Map(
		[...hits].map(([, name = '', hell = '', dunkel = '']) => [name, { hell, dunkel }]),
	);
}

/** The colours needed outside style sheets: theme-color, icons, drawings, preview pictures. The same as in src/styles/tokens.css. */
export const COLOURS = {
	paper: { hell: '#f5f3ee', dunkel: '#0c1730' },
	sheet: { hell: '#fffdf9', dunkel: '#111f40' },
	ink: { hell: '#12203f', dunkel: '#eef2ff' },
	inkSoft: { hell: '#46546f', dunkel: '#b3c0df' },
	line: { hell: '#c9cfdd', dunkel: '#33466f' },
	red: { hell: '#b93716', dunkel: '#ff8d6b' },
	blue: { hell: '#1d4ed8', dunkel: '#8fb0ff' },
} as const satisfies Record<string, Colour>;
