import type { APIRoute } from 'astro';
import { symbolSvg } from '../build/zeichen/symbol.ts';

export const GET: APIRoute = async () =>
	new Response(await symbolSvg, { headers: { 'content-type': 'image/svg+xml' } });
