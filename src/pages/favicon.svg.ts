import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { initiale, signetSvg } from '../lib/kopfdaten/signet.ts';

/** The signet for browser tabs; white on dark tabs. */
export const GET: APIRoute = async () =>
	new Response(await signetSvg(initiale(inhaber.name), 'zeichen'), {
		headers: { 'content-type': 'image/svg+xml' },
	});
