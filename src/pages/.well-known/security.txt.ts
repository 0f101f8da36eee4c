import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { securityTxt } from '../../rendering/security-txt.ts';

export const GET: APIRoute = () =>
	new Response(
		securityTxt({
			email: inhaber.email,
			address: pageUrl('/.well-known/security.txt'),
			built: new Date(),
		}),
	);
