import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { vorschauPfad } from '../../rendering/preview/vorschau-pfad.ts';
import { vorschaubild } from '../../rendering/preview/vorschaubild.ts';
import { vorschaublaetter } from '../../rendering/preview/vorschaublaetter.tsx';

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
