import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { start } from '../content/texte/start.ts';
import { COLOURS } from '../content-schema/colours.ts';

/** Name, colours and icons for a phone's home screen. */
export const GET: APIRoute = () =>
	new Response(
		JSON.stringify({
			id: '/',
			name: `${inhaber.name}, ${inhaber.rolle}`,
			short_name: inhaber.name,
			description: start.beschreibung,
			lang: 'de',
			dir: 'ltr',
			start_url: '/',
			scope: '/',
			display: 'browser',
			background_color: COLOURS.paper.hell,
			theme_color: COLOURS.paper.hell,
			icons: [
				{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
				...[192, 512].flatMap((edge) => [
					png(`/icon-${edge}.png`, edge, 'any'),
					png(`/icon-maskable-${edge}.png`, edge, 'maskable'),
				]),
			],
		}),
		{ headers: { 'content-type': 'application/manifest+json' } },
	);

function png(src: string, edge: number, purpose: 'any' | 'maskable'): object {
	return { src, type: 'image/png', sizes: `${edge}x${edge}`, purpose };
}
