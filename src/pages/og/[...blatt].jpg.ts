import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { vorschaublaetter } from '../../components/kopfdaten/vorschaublaetter.tsx';
import { vorschauPfad } from '../../lib/kopfdaten/vorschau-pfad.ts';
import { zeichneVorschau } from '../../lib/kopfdaten/zeichne-vorschau.ts';

const quelltexte = import.meta.glob<string>(
	[
		'../../components/kopfdaten/*.tsx',
		'../../lib/kopfdaten/{farben,schriften,zeichne-vorschau}.ts',
	],
	{ query: '?raw', import: 'default', eager: true },
);

const seiten = [...vorschaublaetter.keys()];

export const getStaticPaths = (() =>
	seiten.map((seite) => ({
		params: { blatt: vorschauPfad(seite).slice('/og/'.length, -'.jpg'.length) },
		props: { seite },
	}))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The preview picture of one page, drawn at build. */
export const GET: APIRoute<Props> = async ({ props: { seite } }) => {
	// Astro asks for one file at a time; the next ones are drawn meanwhile, on the other cores.
	const stelle = seiten.indexOf(seite);
	for (const naechste of seiten.slice(stelle + 1, stelle + 1 + VORAUS)) beginne(naechste);
	const bild = await beginne(seite);
	begonnen.delete(seite);
	return new Response(new Uint8Array(bild), { headers: { 'content-type': 'image/jpeg' } });
};

const VORAUS = 2;
const begonnen = new Map<string, Promise<Buffer>>();

function beginne(seite: string): Promise<Buffer> {
	const schon = begonnen.get(seite);
	if (schon) return schon;
	const bild = zeichne(seite);
	// A failure is reported where the picture is asked for.
	bild.catch(() => undefined);
	begonnen.set(seite, bild);
	return bild;
}

async function zeichne(seite: string): Promise<Buffer> {
	const blatt = vorschaublaetter.get(seite)?.();
	if (!blatt) throw new Error(`Für ${seite} gibt es kein Vorschaubild.`);
	return zeichneVorschau(blatt, JSON.stringify([quelltexte, blatt.zeichnung]));
}
