import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { securityTxt } from '../../build/auffindbar/security-txt.ts';
import { seitenUrl } from '../../lib/seiten-url.ts';

export const GET: APIRoute = () =>
	new Response(
		securityTxt({
			email: inhaber.email,
			adresse: seitenUrl('/.well-known/security.txt'),
			gebaut: new Date(),
		}),
	);
