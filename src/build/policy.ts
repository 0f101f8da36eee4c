import { hash } from 'node:crypto';
import type { ElementNode } from 'ultrahtml';
import { byName, innerHtml, type Page } from './parse-page.ts';

/**
 * The page's HTML with its Content-Security-Policy behind the charset: nothing from other hosts, and inline
 * code only if it is the page's own, allowed by its hash. Astro's own policy knows no styles that a component
 * writes. What only a header can say is in shared/response-headers.ts.
 * @throws when an element has a style or handler attribute, which no hash can allow
 */
export function withPolicy(page: Page): string {
	for (const element of page.elements) refuseInlineAttributes(page, element);
	const [charset] = page.elements.filter(({ attributes }) => 'charset' in attributes);
	if (!charset) throw new Error('Die Seite hat kein <meta charset>, hinter das die CSP gehört.');
	const { end } = charset.loc[0];
	return page.html.slice(0, end) + policyMeta(page) + page.html.slice(end);
}

function policyMeta(page: Page): string {
	const rules = [
		"default-src 'none'",
		`script-src 'self' ${hashes(page, byName(page, 'script').filter(isInlineCode))}`.trim(),
		`style-src 'self' ${hashes(page, byName(page, 'style'))}`.trim(),
		"img-src 'self' data:",
		"font-src 'self'",
		"media-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
	];
	return `<meta http-equiv="content-security-policy" content="${rules.join('; ')}">`;
}

function refuseInlineAttributes({ html }: Page, { attributes, loc }: ElementNode): void {
	const attribute = Object.keys(attributes).find((name) => /^(style|on[a-z]+)$/.test(name));
	if (!attribute) return;
	throw new Error(
		`Das Attribut „${attribute}“ in „${html.slice(loc[0].start, loc[0].end).slice(0, 120)}“ verbietet die Content-Security-Policy. Bitte ein Stylesheet oder Skript verwenden.`,
	);
}

/** Files have no content, and data blocks such as JSON-LD need no permission. */
function isInlineCode({ attributes }: ElementNode): boolean {
	return !('src' in attributes) && !attributes.type?.startsWith('application/');
}

function hashes(page: Page, elements: readonly ElementNode[]): string {
	const values = elements.map((element) => hash('sha256', innerHtml(page, element), 'base64'));
	return [...new Set(values)].map((value) => `'sha256-${value}'`).join(' ');
}
