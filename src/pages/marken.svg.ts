import type { APIRoute } from 'astro';
import { marksSvg } from '../facts/tool-marks.ts';

export const GET: APIRoute = () =>
	new Response(marksSvg, { headers: { 'content-type': 'image/svg+xml' } });
