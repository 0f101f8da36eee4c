export type ResponseKind = 'document' | 'other';

/**
 * The headers every response carries, errors included. Documents bring their own policy for
 * scripts and styles as a meta tag (with hashes, made at build); the header adds what a meta tag
 * cannot say. Everything else may load and embed nothing at all.
 * @param tls whether the visitor came by HTTPS; only then may HSTS be promised
 */
export function securityHeaders(kind: ResponseKind, tls: boolean): Record<string, string> {
	return {
		'content-security-policy': kind === 'document' ? DOCUMENT_POLICY : OTHER_POLICY,
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy':
			'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		...(tls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
	};
}

const DOCUMENT_POLICY =
	"object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
const OTHER_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
