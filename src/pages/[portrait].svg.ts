import type { APIRoute } from 'astro';
import { portraitSvg } from '../components/drawing/portrait-file.ts';

export const GET: APIRoute = () =>
	new Response(portraitSvg, { headers: { 'content-type': 'image/svg+xml' } });
