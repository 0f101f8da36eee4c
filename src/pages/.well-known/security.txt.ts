import type { APIRoute } from 'astro';
import { inhaber } from '#shared/inhaber.ts';
import { pageUrl } from '../../lib/owner.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than a year, as the standard asks, so that an abandoned site stops promising an answer. */
const VALID_DAYS = 360;

/**
 * Where to report a weakness of the site.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const GET: APIRoute = () => {
	const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
	return new Response(`Contact: mailto:${inhaber.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: de, en
Canonical: ${pageUrl('/.well-known/security.txt')}
`);
};
