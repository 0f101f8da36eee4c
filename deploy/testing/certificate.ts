import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where Caddy keeps its own authority, and certificates of it, as a test sees it. */
const KEPT = 'var/lib/caddy/.local/share/caddy';

/**
 * Puts a certificate for localhost in the place of Caddy's, signed by Caddy's own authority: its own ones hold
 * for twelve hours, those of a public authority for months. Caddy has to be started anew after that.
 */
export function replaceCertificate(root: string, days: number): void {
	const sign = `
		cd "$1/${KEPT}"
		ca=pki/authorities/local mine=certificates/local/localhost/localhost
		mkdir -p certificates/local/localhost
		openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost \\
			-keyout $mine.key -out $mine.csr 2>/dev/null
		echo subjectAltName=DNS:localhost > $mine.ext
		openssl x509 -req -in $mine.csr -CA $ca/root.crt -CAkey $ca/root.key -days "$2" -extfile $mine.ext \\
			-out $mine.crt 2>/dev/null
		rm -f $mine.csr $mine.ext
		echo '{"sans":["localhost"],"issuer_data":null}' > $mine.json
		chown -R --reference=pki certificates`;
	execFileSync('sh', ['-ec', sign, 'sh', root, String(days)]);
}

/** Path of that authority's own certificate, which programs that ask for the site have to trust. */
export function authorityOf(root: string): string {
	return join(root, KEPT, 'pki/authorities/local/root.crt');
}
