import type { APIRoute } from 'astro';
import { tabIcon } from '../rendering/signet/tab-icon.ts';

export const GET: APIRoute = async () =>
	new Response(await tabIcon, { headers: { 'content-type': 'image/svg+xml' } });
