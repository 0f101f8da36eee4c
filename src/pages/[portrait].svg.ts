import type { APIRoute, GetStaticPaths } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { portraitSvg } from '../rendering/pictures/portrait.ts';

/** portrait.svg, where the owner has chosen the drawing. */
export const getStaticPaths: GetStaticPaths = () =>
	inhaber.freiwillig.portraet === 'signet' ? [] : [{ params: { portrait: 'portrait' } }];

export const GET: APIRoute = () =>
	new Response(portraitSvg, { headers: { 'content-type': 'image/svg+xml' } });
