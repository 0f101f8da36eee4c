/* What the tests of a server put on it: programs, settings and settings of other programs. */

/** The timer of the watch is tried by itself; else it would look in the middle of other tests. */
export const SLOW_WATCH = `
	mkdir -p /etc/systemd/system/werkplan-wache.timer.d /etc/systemd/system/service.d
	printf '[Timer]\nOnBootSec=\nOnActiveSec=\nOnUnitInactiveSec=\nOnCalendar=2099-01-01\n' \\
		> /etc/systemd/system/werkplan-wache.timer.d/test.conf
	printf '[Service]\nEnvironment=NODE_EXTRA_CA_CERTS=/etc/ca.crt\n' > /etc/systemd/system/service.d/ca.conf`;

/** An ACME server on this machine, which asks at the names for what it certifies. */
export const AUTHORITY = `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	http_port 14080
	https_port 14443
}
https://localhost:14443 {
	tls internal
	acme_server
}`;
/** Three lines more in the product's Caddyfile, as sed takes them. */
export const ACME = [
	'{',
	'acme_ca https://localhost:14443/acme/local/directory',
	'acme_ca_root /etc/authority.crt',
	'renew_interval 5s',
]
	.join('\\n')
	.replaceAll('/', '\\/');

/** Holds apt's lock for some seconds, as apt itself does. */
export const LOCK_APT =
	'use Fcntl qw(:flock SEEK_SET F_WRLCK F_SETLK); open(my $f, ">", "/var/lib/dpkg/lock-frontend"); my $l = pack("s s x4 q q l", F_WRLCK, SEEK_SET, 0, 0, 0); fcntl($f, F_SETLK, $l) or die; sleep 1 until -e "/root/frei"';
export const ENDS_LATER =
	"import { runService } from './run-service.ts'; await runService(); setTimeout(() => process.exit(1), 4000);";
export const NEVER_ANSWERS = 'setInterval(() => {}, 1000);';
export const FOREIGN_DATABASE =
	"new (require('node:sqlite').DatabaseSync)('/root/fremd.sqlite').exec('CREATE TABLE t (a)')";
