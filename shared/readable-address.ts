/**
 * Returns an e-mail address as people read it: `max@xn--mller-kva.de` is `max@müller.de`. Chromium gives the former
 * for what was typed as the latter, and the service stores it. What is no name of a domain stays.
 */
export function readableAddress(email: string): string {
	const at = email.lastIndexOf('@') + 1;
	const [local, domain] = [email.slice(0, at), email.slice(at)];
	const readable = local + domain.split('.').map(decoded).join('.');
	return withAsciiDomain(readable) === local + domain.toLowerCase() ? readable : email;
}

/** Converts a domain with umlauts to ASCII, as it is sent and stored. What is no address stays, or becomes none. */
export function withAsciiDomain(email: string): string {
	const [, local = '', domain = ''] = /^(.*@|)([\p{L}\p{M}\p{N}.。-]+)$/su.exec(email) ?? [];
	if (!/[^\p{ASCII}]/u.test(domain)) return email;
	return local + (URL.parse(`http://${domain}`)?.hostname ?? '');
}

/** A domain's part has no more letters. */
const MOST_OF_LABEL = 63;

/**
 * Decodes one part of a domain from Punycode; Node has a function for it, browsers have none.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
function decoded(label: string): string {
	const [, plain = '', code] = /^xn--(?:(.*)-)?([a-z0-9]+)$/.exec(label.toLowerCase()) ?? [];
	if (code === undefined || label.length > MOST_OF_LABEL) return label;
	const letters = [...plain];
	const digits = [...code].map((digit) => (Number.parseInt(digit, 36) + 26) % 36);
	let [letter, place, bias] = [128, 0, 72];
	for (let read = 0; read < digits.length; ) {
		const before = place;
		let weight = 1;
		for (let k = 36; ; k += 36) {
			const digit = digits[read++] ?? 0;
			place += digit * weight;
			const least = Math.min(Math.max(k - bias, 1), 26);
			if (digit < least) break;
			weight *= 36 - least;
		}
		const count = letters.length + 1;
		bias = adapted(place - before, count, before === 0);
		letter += Math.floor(place / count);
		if (letter > 0x10ffff) return label;
		place %= count;
		letters.splice(place++, 0, String.fromCodePoint(letter));
	}
	return letters.join('');
}

function adapted(delta: number, count: number, isFirst: boolean): number {
	let rest = Math.floor(delta / (isFirst ? 700 : 2));
	rest += Math.floor(rest / count);
	let bias = 0;
	for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
	return bias + Math.floor((36 * rest) / (rest + 38));
}
