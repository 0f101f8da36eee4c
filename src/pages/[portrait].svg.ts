import type { APIRoute, GetStaticPaths } from 'astro';
import { portraitSvg } from '../components/drawing/portrait-file.ts';
import { optionalFacts } from '../facts/owner-facts.ts';

/** portrait.svg, where the owner has chosen the drawing. */
export const getStaticPaths: GetStaticPaths = () =>
	optionalFacts.portraet === 'signet' ? [] : [{ params: { portrait: 'portrait' } }];

export const GET: APIRoute = () =>
	new Response(portraitSvg, { headers: { 'content-type': 'image/svg+xml' } });
