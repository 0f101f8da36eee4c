import { inhaber } from '#shared/inhaber.ts';
import { pageUrl } from '../lib/page-url.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than a year, as the standard asks, so that an abandoned site stops promising an answer. */
const VALID_DAYS = 360;

/**
 * Text of security.txt: where to report a weakness of the site.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(now: Date): string {
	const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
	return `Contact: mailto:${inhaber.email}
Expires: ${expires}T00:00:00Z
Preferred-Languages: de, en
Canonical: ${pageUrl('/.well-known/security.txt')}
`;
}
