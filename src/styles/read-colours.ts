/** One colour in the light and the dark scheme, as '#rrggbb'. */
export type Colour = { hell: string; dunkel: string };

/** Where the colours are written, from the project's folder. */
export const TOKENS = 'src/styles/tokens.css';

/** Reads the colours written as `--name: light-dark(#…, #…)`, by name. */
export function readColours(css: string): ReadonlyMap<string, Colour> {
	const hits = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
	return new Map(
		[...hits].map(([, name = '', hell = '', dunkel = '']) => [name, { hell, dunkel }]),
	);
}
