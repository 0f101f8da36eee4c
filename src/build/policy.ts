import { hash } from 'node:crypto';
import { decodeHTMLAttribute } from 'entities';
import type { ElementNode } from 'ultrahtml';
import { byName, innerHtml, type Page } from './parse-page.ts';

/**
 * The page's HTML with its Content-Security-Policy behind the charset: nothing from other hosts, and inline
 * code only if it is the page's own, allowed by its hash; so are the `style` attributes, which Astro's own
 * policy does not know. What only a header can say is in shared/response-headers.ts.
 */
export function withPolicy(page: Page): string {
	const [charset] = page.elements.filter(({ attributes }) => 'charset' in attributes);
	if (!charset)
		throw new Error(
			'Die Seite hat kein <meta charset>, hinter das die CSP gehört. Bitte in src/layouts/BaseLayout.astro ergänzen.',
		);
	const { end } = charset.loc[0];
	return page.html.slice(0, end) + policyMeta(page) + page.html.slice(end);
}

function policyMeta(page: Page): string {
	const contentOf = (element: ElementNode) => innerHtml(page, element);
	const scripts = byName(page, 'script').filter(isInlineCode).map(contentOf);
	const styles = byName(page, 'style').map(contentOf);
	// A browser hashes the value, in which entities are characters.
	const attributes = page.elements.flatMap(({ attributes }) =>
		attributes.style ? decodeHTMLAttribute(attributes.style) : [],
	);
	const rules = [
		"default-src 'none'",
		`script-src 'self' ${hashes(scripts)}`,
		`style-src 'self' 'unsafe-hashes' ${hashes([...styles, ...attributes])}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
	];
	return `<meta http-equiv="content-security-policy" content="${rules.join('; ')}">`;
}

/** Files have no content, and data blocks such as JSON-LD need no permission. */
function isInlineCode({ attributes }: ElementNode): boolean {
	return !('src' in attributes) && !attributes.type?.startsWith('application/');
}

function hashes(code: readonly string[]): string {
	return [...new Set(code)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ');
}
