import type { APIRoute } from 'astro';
import { signetPng } from '../rendering/signet/icons.ts';

/** The signet for programs that know no other address. A PNG: browsers go by its first bytes. */
export const GET: APIRoute = async () =>
	new Response(new Uint8Array(await signetPng(32, 'small')), {
		headers: { 'content-type': 'image/png' },
	});
