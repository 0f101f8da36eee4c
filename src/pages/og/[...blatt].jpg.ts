import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { vorschauPfad } from '../../build/vorschau/vorschau-pfad.ts';
import { vorschaubild } from '../../build/vorschau/vorschaubild.ts';
import { vorschaublaetter } from '../../build/vorschau/vorschaublaetter.tsx';

export const getStaticPaths = (() =>
	[...vorschaublaetter.keys()].map((seite) => ({
		params: { blatt: vorschauPfad(seite).slice('/og/'.length, -'.jpg'.length) },
		props: { seite },
	}))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The preview picture of one page. */
export const GET: APIRoute<Props> = async ({ props: { seite } }) =>
	new Response(new Uint8Array(await vorschaubild(seite)), {
		headers: { 'content-type': 'image/jpeg' },
	});
