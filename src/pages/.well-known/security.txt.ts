import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { pageUrl } from '../../lib/page-url.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Where to report a weakness of the site. It expires within a year, as the standard asks, so that an
 * abandoned site stops promising an answer.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const GET: APIRoute = () =>
	new Response(`Contact: mailto:${inhaber.email}
Expires: ${new Date(Date.now() + 360 * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: de, en
Canonical: ${pageUrl('/.well-known/security.txt')}
`);
