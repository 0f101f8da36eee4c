import type { APIRoute } from 'astro';
import { symbolPng } from '../rendering/signet/icons.ts';

/**
 * The signet for programs that ask for /favicon.ico without reading the page. A PNG in spite of its
 * name: browsers go by a picture's first bytes.
 */
export const GET: APIRoute = async () =>
	new Response(new Uint8Array(await symbolPng(32, 'small')), {
		headers: { 'content-type': 'image/png' },
	});
