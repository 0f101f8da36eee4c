import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One colour in the light and the dark scheme, as '#rrggbb'. */
type Colour = { hell: string; dunkel: string };

const sheet = 'src/styles/tokens.css';

/** Reads the colours written as `--name: light-dark(#…, #…)` in a style sheet, by name. */
export function readColours(css: string): ReadonlyMap<string, Colour> {
	const hits = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
	return new Map(
		[...hits].map(([, name = '', hell = '', dunkel = '']) => [name, { hell, dunkel }]),
	);
}

/** The site's colours for drawings outside its style sheets, read from the project in `root` when first asked for. */
export function coloursOf(root: string) {
	let tokens: ReadonlyMap<string, Colour> | undefined;
	const colour = (name: string): Colour => {
		tokens ??= readColours(readFileSync(join(root, sheet), 'utf8'));
		const value = tokens.get(name);
		if (value) return value;
		throw new Error(
			`In ${sheet} fehlt die Farbe --${name} in der Form light-dark(#…, #…). Vorschaubilder und Zeichen brauchen sie.`,
		);
	};
	return {
		get paper() {
			return colour('papier');
		},
		get sheet() {
			return colour('blatt');
		},
		get ink() {
			return colour('tinte');
		},
		get inkSoft() {
			return colour('tinte-weich');
		},
		get line() {
			return colour('linie');
		},
		get red() {
			return colour('rot');
		},
		get blue() {
			return colour('blau');
		},
	};
}

/** For theme-color, icons, drawings and preview pictures of the site, which is built in its own folder. */
export const COLOURS = coloursOf('');
