import { hash } from 'node:crypto';
import type { ElementNode } from 'ultrahtml';
import { byName, innerHtml, type Page } from './parse-page.ts';

/**
 * The meta element with a page's Content-Security-Policy: nothing from other hosts, and
 * inline code only if it is the page's own, allowed by its hash. What only a header can say is in
 * shared/response-headers.ts.
 * @param css content of the page's one style element
 * @throws when the page has an inline style or handler attribute, which no hash can allow
 */
export function cspMeta(page: Page, css: string): string {
	for (const element of page.elements) refuseInlineAttributes(page, element);
	const scripts = byName(page, 'script')
		.filter(isInlineCode)
		.map((script) => innerHtml(page, script));
	const rules = [
		"default-src 'none'",
		`script-src 'self' ${hashes(scripts)}`.trim(),
		`style-src 'self' ${hashes(css ? [css] : [])}`.trim(),
		"img-src 'self' data:",
		"font-src 'self' data:",
		"media-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
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

function hashes(contents: readonly string[]): string {
	const values = contents.map((content) => hash('sha256', content, 'base64'));
	return [...new Set(values)].map((value) => `'sha256-${value}'`).join(' ');
}
