import { drawVorschau } from './draw-vorschau.ts';
import { vorschaublaetter } from './vorschaublaetter.tsx';

/** What a drawing depends on beside its own words: the key under which a picture is kept. */
const quelltexte = import.meta.glob<string>(
	['./*.tsx', './draw-vorschau.ts', '../../styles/tokens.css', '../fonts/drawing-fonts.ts'],
	{ query: '?raw', import: 'default', eager: true },
);

const VORAUS = 2;
const seiten = [...vorschaublaetter.keys()];
const begonnen = new Map<string, Promise<Buffer>>();

/**
 * The preview picture of one page, as JPEG. Astro asks for one file at a time; the next ones are
 * drawn meanwhile, on the other cores.
 */
export async function vorschaubild(seite: string): Promise<Buffer> {
	const stelle = seiten.indexOf(seite);
	for (const naechste of seiten.slice(stelle + 1, stelle + 1 + VORAUS)) begin(naechste);
	const bild = await begin(seite);
	begonnen.delete(seite);
	return bild;
}

function begin(seite: string): Promise<Buffer> {
	const schon = begonnen.get(seite);
	if (schon) return schon;
	const bild = draw(seite);
	// A failure is reported where the picture is asked for.
	bild.catch(() => undefined);
	begonnen.set(seite, bild);
	return bild;
}

async function draw(seite: string): Promise<Buffer> {
	const blatt = vorschaublaetter.get(seite)?.();
	if (!blatt) throw new Error(`Für ${seite} gibt es kein Vorschaubild.`);
	return drawVorschau(blatt, JSON.stringify([quelltexte, blatt.zeichnung]));
}
