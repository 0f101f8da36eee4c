import type { APIRoute, GetStaticPaths } from 'astro';
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

export const getStaticPaths = (() =>
	[...vorschaublaetter].map(([pfad, blatt]) => ({
		params: { blatt: vorschauPfad(pfad).slice('/og/'.length, -'.jpg'.length) },
		props: { blatt },
	}))) satisfies GetStaticPaths;

type Props = {
	blatt: typeof vorschaublaetter extends ReadonlyMap<string, infer Blatt> ? Blatt : never;
};

/** The preview picture of one page, drawn at build. */
export const GET: APIRoute<Props> = async ({ props }) => {
	const blatt = props.blatt();
	const bild = await zeichneVorschau(blatt, JSON.stringify([quelltexte, blatt.zeichnung]));
	return new Response(new Uint8Array(bild), { headers: { 'content-type': 'image/jpeg' } });
};
