/**
 * Returns the headers of every answer, errors included: it may load and embed nothing at all, unless it is a document.
 * @param tls whether the visitor came by HTTPS; only then may HSTS be promised
 */
export function securityHeaders(tls: boolean): Record<string, string> {
	return {
		'content-security-policy': OTHER_POLICY,
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy':
			'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		...(tls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
	};
}

/**
 * What a document may load says its meta tag (src/build/policy.ts, with hashes); both hold. Only the header can say
 * frame-ancestors; the rest is repeated here.
 */
export const DOCUMENT_POLICY =
	"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const OTHER_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Further headers of files, by their path in the built site ('/about.html'), for the service and for
 * .htaccess. Every entry that matches applies; where two set the same header, the later one counts.
 */
export const FILE_HEADERS: readonly { path: RegExp; headers: Record<string, string> }[] = [
	{ path: /^/, headers: { 'cache-control': 'public, max-age=86400' } },
	// Scripts, fonts, the portrait and the marks of tools: pages name them with a hash of their content.
	{
		path: /^\/(_astro\/|(portrait|marken)\.svg$)/,
		headers: { 'cache-control': 'public, max-age=31536000, immutable' },
	},
	{
		path: /\.html$/,
		headers: { 'cache-control': 'no-cache', 'content-security-policy': DOCUMENT_POLICY },
	},
	// Messengers, search engines and start screens show these on pages of their own.
	{
		path: /^\/(og\/.*|projekte\/[^/]+\/vorschau\.jpg|apple-touch-icon\.png)$/,
		headers: { 'cross-origin-resource-policy': 'cross-origin' },
	},
];

/** @param path of the file in the build: '/about.html', '/_astro/x.Ab12.js' */
export function fileHeaders(path: string): Record<string, string> {
	const rules = FILE_HEADERS.filter((rule) => rule.path.test(path));
	return Object.assign({}, ...rules.map(({ headers }) => headers));
}
