import type { APIRoute } from 'astro';
import { packIco, symbolPng } from '../rendering/signet/icons.ts';

/** The signet for whatever asks for /favicon.ico without reading the page. */
export const GET: APIRoute = async () => {
	const pictures = await Promise.all(
		[16, 32].map(async (edge) => ({ edge, png: await symbolPng(edge, 'small') })),
	);
	return new Response(new Uint8Array(packIco(pictures)), {
		headers: { 'content-type': 'image/x-icon' },
	});
};
