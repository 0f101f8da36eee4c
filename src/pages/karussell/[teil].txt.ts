import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Blaetter } from '../../components/Blaetter.tsx';
import { projekte } from '../../content/projekte.ts';
import { teile } from '../../lib/karussell-teile.ts';

export const getStaticPaths = (() =>
	teile(projekte)
		.map((blaetter, teil) => ({ params: { teil: String(teil) }, props: { blaetter } }))
		.slice(1)) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Further slides of the carousel as HTML, only where there are more than the home page holds. */
export const GET: APIRoute<Props> = ({ props: { blaetter } }) =>
	new Response(
		renderToStaticMarkup(createElement(Blaetter, { projekte: blaetter, anzahl: projekte.length })),
	);
