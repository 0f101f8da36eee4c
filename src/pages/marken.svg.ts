import type { APIRoute } from 'astro';
import { marksSvg } from '../rendering/pictures/tool-marks.ts';

export const GET: APIRoute = () =>
	new Response(marksSvg, { headers: { 'content-type': 'image/svg+xml' } });
