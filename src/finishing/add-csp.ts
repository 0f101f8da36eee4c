import { createHash } from 'node:crypto';

/** Inline elements a policy has to name; data blocks such as JSON-LD need no leave. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page with its Content-Security-Policy as the first meta element after the charset: nothing
 * from elsewhere, no inline code but this page's own, named by hash.
 * @throws when the page has an inline style or handler attribute, which no hash can allow
 */
export function addCsp(html: string): string {
	const attribute = /<[a-z][^>]*?\s(style|on[a-z]+)=["']/.exec(
		html.replace(SCRIPTS, '').replace(STYLES, ''),
	);
	if (attribute) {
		throw new Error(
			`Das Attribut „${attribute[1]}“ in „${attribute[0].slice(0, 120)}“ verbietet die Content-Security-Policy. Bitte ein Stylesheet oder Skript verwenden.`,
		);
	}
	const rules = [
		"default-src 'none'",
		`script-src 'self' ${hashes(html, SCRIPTS)}`.trim(),
		`style-src 'self' ${hashes(html, STYLES)}`.trim(),
		"img-src 'self' data:",
		"font-src 'self' data:",
		"media-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
	];
	const meta = `<meta http-equiv="content-security-policy" content="${rules.join('; ')}">`;
	const withCsp = html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
	if (withCsp === html)
		throw new Error('Die Seite hat kein <meta charset="utf-8">, hinter das die CSP gehört.');
	return withCsp;
}

function hashes(html: string, sample: RegExp): string {
	const values = [...html.matchAll(sample)].map(
		([, content]) =>
			`'sha256-${createHash('sha256')
				.update(content ?? '')
				.digest('base64')}'`,
	);
	return [...new Set(values)].join(' ');
}
