import punycode from 'punycode.js';

/**
 * Returns an e-mail address as people read it: `max@xn--mller-kva.de` is `max@müller.de`. Chromium gives the former
 * for what was typed as the latter, and the service stores it. What is no name of a domain stays.
 */
export function readableAddress(email: string): string {
	const at = email.lastIndexOf('@') + 1;
	const [local, domain] = [email.slice(0, at), email.slice(at).toLowerCase()];
	const shown = decoded(domain);
	const isOther = shown !== domain && withAsciiDomain(local + shown) === local + domain;
	return isOther ? local + shown : email;
}

/** Converts a domain with umlauts to ASCII, as it is sent and stored. What is no address stays, or becomes none. */
export function withAsciiDomain(email: string): string {
	const [, local = '', domain = ''] = /^(.*@|)([\p{L}\p{M}\p{N}.。-]+)$/su.exec(email) ?? [];
	if (!/[^\p{ASCII}]/u.test(domain)) return email;
	return local + (URL.parse(`http://${domain}`)?.hostname ?? '');
}

/** No domain has more characters. */
const MOST_OF_DOMAIN = 255;

/** Node has a function for it, browsers have none. */
function decoded(domain: string): string {
	if (domain.length > MOST_OF_DOMAIN) return domain;
	try {
		return punycode.toUnicode(domain);
	} catch {
		// No Punycode, though it begins like it.
		return domain;
	}
}
