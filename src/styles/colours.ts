import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, readColours, TOKENS } from './read-colours.ts';

const tokens = readColours(readFileSync(join(process.cwd(), TOKENS), 'utf8'));

/** The colours needed outside style sheets: theme-color, icons, drawings, preview pictures. */
export const COLOURS = {
	paper: colour('papier'),
	sheet: colour('blatt'),
	ink: colour('tinte'),
	inkSoft: colour('tinte-weich'),
	red: colour('rot'),
	blue: colour('blau'),
};

function colour(name: string): Colour {
	const value = tokens.get(name);
	if (value) return value;
	throw new Error(
		`In ${TOKENS} fehlt die Farbe --${name} in der Form light-dark(#…, #…). Vorschaubilder und Zeichen brauchen sie.`,
	);
}
