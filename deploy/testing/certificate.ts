import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where Caddy keeps its own authority, and certificates, as a test sees it. */
const KEPT = 'var/lib/caddy/.local/share/caddy';

/** Path of that authority's own certificate, which programs that ask for the site have to trust. */
export function authorityOf(root: string): string {
	return join(root, KEPT, 'pki/authorities/local/root.crt');
}

/**
 * Puts a certificate in the place of one that Caddy keeps, signed by Caddy's own authority: its own ones hold for
 * twelve hours, those of a public authority for months. Caddy has to be started anew after that.
 * @param issuer the folder of Caddy's storage: `local`, or that of an ACME server
 */
export function replaceCertificate(
	root: string,
	name: string,
	from: Date,
	until: Date,
	issuer = 'local',
): void {
	const sign = `
		cd "$1/${KEPT}"
		ca=pki/authorities/local mine=certificates/$2/$3/$3 work=$(mktemp -d)
		mkdir -p certificates/$2/$3
		touch $work/index.txt
		printf '%s\\n' '[ca]' default_ca=d '[d]' database=$work/index.txt serial=$work/serial new_certs_dir=$work default_md=sha256 \\
			policy=p x509_extensions=e '[p]' commonName=supplied '[e]' subjectAltName=DNS:$3 > $work/conf
		openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=$3 \\
			-keyout $mine.key -out $work/csr
		openssl ca -batch -notext -rand_serial -config $work/conf -in $work/csr -cert $ca/root.crt \\
			-keyfile $ca/root.key -startdate $4 -enddate $5 -out $mine.crt
		echo "{\\"sans\\":[\\"$3\\"],\\"issuer_data\\":null}" > $mine.json
		rm -r $work
		chown -R --reference=pki certificates`;
	const args = [root, issuer, name, dateOf(from), dateOf(until)];
	execFileSync('sh', ['-ec', sign, 'sh', ...args], { stdio: 'pipe' });
}

/** As OpenSSL wants it: 20261129083000Z. */
function dateOf(time: Date): string {
	return time.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
}
