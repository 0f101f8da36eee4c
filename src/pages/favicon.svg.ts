import type { APIRoute } from 'astro';
import { symbolSvg } from '../rendering/signet/tab-icon.ts';

export const GET: APIRoute = async () =>
	new Response(await symbolSvg, { headers: { 'content-type': 'image/svg+xml' } });
