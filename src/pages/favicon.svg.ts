import type { APIRoute } from 'astro';
import { signetSvg } from '../rendering/pictures/signet.ts';

/** The signet for browser tabs, in the colours of the tab's scheme. */
export const GET: APIRoute = async () =>
	new Response(await signetSvg('bare'), {
		headers: { 'content-type': 'image/svg+xml' },
	});
