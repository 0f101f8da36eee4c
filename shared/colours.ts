import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One colour in the light and the dark scheme, as '#rrggbb'. */
type Colour = { hell: string; dunkel: string };

/** Reads the colours written as `--name: light-dark(#…, #…)` in a style sheet, by name. */
function readColours(css: string): ReadonlyMap<string, Colour> {
	const hits = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
	return new Map(
		[...hits].map(([, name = '', hell = '', dunkel = '']) => [name, { hell, dunkel }]),
	);
}

const tokens = readColours(readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8'));

/** The colours needed outside style sheets: theme-color, icons, drawings, preview pictures. */
export const COLOURS = {
	paper: colour('papier'),
	sheet: colour('blatt'),
	ink: colour('tinte'),
	inkSoft: colour('tinte-weich'),
	line: colour('linie'),
	red: colour('rot'),
	blue: colour('blau'),
};

function colour(name: string): Colour {
	const value = tokens.get(name);
	if (value) return value;
	throw new Error(
		`In src/styles/tokens.css fehlt die Farbe --${name} in der Form light-dark(#…, #…). Vorschaubilder und Zeichen brauchen sie.`,
	);
}
