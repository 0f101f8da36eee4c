import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One colour on paper and on the blueprint, as '#rrggbb'. */
export type Farbe = { hell: string; dunkel: string };

/** The colours of a stylesheet that are written as `--name: light-dark(#…, #…)`, by name. */
export function readFarben(css: string): ReadonlyMap<string, Farbe> {
	const treffer = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
	return new Map(
		[...treffer].map(([, name = '', hell = '', dunkel = '']) => [name, { hell, dunkel }]),
	);
}

const tokens = readFarben(readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8'));

/** The colours that stand outside any stylesheet: theme-color, signs, preview pictures. */
export const FARBEN = {
	papier: farbe('papier'),
	blatt: farbe('blatt'),
	tinte: farbe('tinte'),
	tinteWeich: farbe('tinte-weich'),
	linie: farbe('linie'),
	rot: farbe('rot'),
};

function farbe(name: string): Farbe {
	const wert = tokens.get(name);
	if (wert) return wert;
	throw new Error(
		`In src/styles/tokens.css fehlt die Farbe --${name} in der Form light-dark(#…, #…). Vorschaubilder und Zeichen brauchen sie.`,
	);
}
