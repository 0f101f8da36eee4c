import { createHash } from 'node:crypto';

/** Inline elements a policy has to name; data blocks such as JSON-LD need no leave. */
const STILE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SKRIPTE = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page with its Content-Security-Policy as the first meta element after the charset: nothing
 * from elsewhere, no inline code but this page's own, named by hash.
 * @throws when the page has an inline style or handler attribute, which no hash can allow
 */
export function addCsp(html: string): string {
	const attribut = /<[a-z][^>]*?\s(style|on[a-z]+)=["']/.exec(
		html.replace(SKRIPTE, '').replace(STILE, ''),
	);
	if (attribut) {
		throw new Error(
			`Das Attribut „${attribut[1]}“ in „${attribut[0].slice(0, 120)}“ verbietet die Content-Security-Policy. Bitte ein Stylesheet oder Skript verwenden.`,
		);
	}
	const regeln = [
		"default-src 'none'",
		`script-src 'self' ${hashes(html, SKRIPTE)}`.trim(),
		`style-src 'self' ${hashes(html, STILE)}`.trim(),
		"img-src 'self' data:",
		"font-src 'self' data:",
		"media-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
	];
	const meta = `<meta http-equiv="content-security-policy" content="${regeln.join('; ')}">`;
	const mitCsp = html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
	if (mitCsp === html)
		throw new Error('Die Seite hat kein <meta charset="utf-8">, hinter das die CSP gehört.');
	return mitCsp;
}

function hashes(html: string, muster: RegExp): string {
	const werte = [...html.matchAll(muster)].map(
		([, inhalt]) =>
			`'sha256-${createHash('sha256')
				.update(inhalt ?? '')
				.digest('base64')}'`,
	);
	return [...new Set(werte)].join(' ');
}
