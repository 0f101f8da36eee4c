#!/usr/bin/env bash
# Installs Werkplan on a Debian server, or updates it: sudo ./installieren.sh www.ihre-domain.de
# It lies in the unpacked archive of `npm run release`. Running it again changes the release, and SITE_URL and Caddy's domain to the one given.
set -euo pipefail

usage() {
	cat <<-'END'
		Aufruf: sudo ./installieren.sh www.ihre-domain.de [Optionen]
		  --einstellungen DATEI  Einstellungen aus dieser Datei, statt nach dem Mailserver zu fragen (wie .env.example)
		  --ja                   nichts fragen; SMTP_URL, MAIL_FROM und MAIL_TO der Umgebung gelten
		  --ohne-caddy           den Proxy richten Sie selbst ein (docs/online-stellen.md)
	END
}

fail() {
	printf 'Abgebrochen: %s\n' "$1" >&2
	exit 1
}
trap 'fail "Zeile $LINENO von installieren.sh ist nicht gelungen, der Grund steht darüber; was schon geschah, schadet nicht, und derselbe Befehl macht weiter."' ERR
set -E

say() { printf '%s\n' "$1"; }

archive=$(cd "$(dirname "$0")" && pwd)
base=/opt/werkplan
data=/var/lib/werkplan
copies=/var/backups/werkplan
settings=/etc/werkplan.env
caddyfile=/etc/caddy/Caddyfile

domain='' given='' asks=yes with_caddy=yes
while [ $# -gt 0 ]; do
	case $1 in
	--einstellungen) given=${2:-} && shift ;;
	--ja) asks=no ;;
	--ohne-caddy) with_caddy=no ;;
	--hilfe | --help) usage && exit ;;
	-*) fail "Die Option „$1“ gibt es nicht; die Übersicht zeigt: ./installieren.sh --hilfe" ;;
	*) domain=$1 ;;
	esac
	shift
done
[ -t 0 ] || asks=no

main() {
	check_machine
	check_proxy
	create_user
	write_settings
	local version
	version=$(cat "$archive/VERSION")
	copy_release "$version"
	install_caddy
	# It says itself why it did not succeed.
	"$base/releases/$version/deploy/werkplan.sh" umschalten "$version" || exit 1
	remove_old_releases
	[ "$with_caddy" = no ] || configure_caddy
	# The service's user may not reach another machine yet: installing does not fail for that.
	werkplan sichern || true
	say_what_is_left
}

# Everything that could be in the way is asked before anything is changed.
check_machine() {
	[ "$(id -u)" = 0 ] || fail "Zum Einrichten braucht es die Rechte des Verwalters; bitte mit sudo davor: sudo ./installieren.sh $domain"
	[ -n "$domain" ] || domain=$(sed -n 's|^SITE_URL=https://||p' "$settings" 2>/dev/null || true)
	domain=${domain,,} domain=${domain#https://} domain=${domain%/}
	[[ $domain =~ ^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$ ]] || fail "„$domain“ ist keine Domain; gemeint ist etwas wie: sudo ./installieren.sh www.ihre-domain.de"
	[ -d /run/systemd/system ] || fail 'Dieser Rechner läuft ohne systemd, das den Dienst startet; nehmen Sie einen Server mit Debian 12 oder neuer.'
	"$archive/bin/node" --version >/dev/null 2>&1 || fail "Das mitgebrachte Node läuft auf diesem Rechner nicht ($(uname -m)); packen Sie dafür neu: npm run release -- --fuer $([ "$(uname -m)" = aarch64 ] && echo linux-arm64 || echo linux-x64)"
	[ "$(df --output=avail -m /opt | tail -n 1)" -gt 700 ] || fail 'Unter /opt sind weniger als 700 MB frei; machen Sie erst Platz.'
	[ -z "$given" ] || [ -r "$given" ] || fail "Die Datei „$given“ gibt es nicht; ein Muster ist $archive/.env.example."
	[ -e "$base/current" ] || [ ! -e /etc/systemd/system/werkplan.service ] ||
		fail 'Hier ist schon ein Werkplan von Hand eingerichtet (/etc/systemd/system/werkplan.service), den diese Installation nicht überschreibt; nehmen Sie ihn erst weg.'
}

check_proxy() {
	[ "$with_caddy" = yes ] || return 0
	local other
	other=$(ss -Hltnp '( sport = :80 or sport = :443 )' | sed -n '/"caddy"/!s/.*users:(("\([^"]*\)".*/\1/p' | head -n 1)
	[ -z "$other" ] || fail "Die Ports 80 und 443 hat schon „$other“; halten Sie es an, oder lassen Sie es stehen und rufen Sie mit --ohne-caddy auf (docs/online-stellen.md sagt, was es dann können muss)."
	[ ! -e "$caddyfile" ] || is_ours || is_debians ||
		fail "Caddy bedient hier schon anderes ($caddyfile), das diese Installation nicht überschreibt; legen Sie die Datei weg, oder rufen Sie mit --ohne-caddy auf."
}

is_ours() { head -n 1 "$caddyfile" | grep -q '^# Werkplan'; }
is_debians() { ! dpkg --verify caddy | grep -q "$caddyfile"; }

# Its home is the folder of the copies, where the key for another machine lies, out of the service's reach.
create_user() {
	id werkplan >/dev/null 2>&1 ||
		useradd --system --user-group --home-dir "$copies" --no-create-home --shell /usr/sbin/nologin werkplan
	install -d -m 700 -o werkplan -g werkplan "$data" "$copies" "$copies/.ssh"
}

write_settings() {
	if [ -e "$settings" ]; then
		sed -i "s|^SITE_URL=.*|SITE_URL=https://$domain|" "$settings"
		say "Die Einstellungen in $settings bleiben; SITE_URL ist https://$domain."
		return
	fi
	local wanted
	# DATA_DIR, TRUST_PROXY and the port are the units' business.
	if [ -n "$given" ]; then wanted=$(grep -vE '^(SITE_URL|DATA_DIR|TRUST_PROXY|PORT|HOST)=' "$given" || true); else wanted=$(ask_for_mail); fi
	install -m 640 -o root -g werkplan /dev/null "$settings"
	{
		say '# Einstellungen des Dienstes; was sie bedeuten, steht in /opt/werkplan/current/.env.example.'
		say '# Nach einer Änderung: sudo systemctl restart werkplan'
		say "SITE_URL=https://$domain"
		say "$wanted"
	} >"$settings"
}

# Prints the settings for mail. Questions go to the terminal.
ask_for_mail() {
	local server='' scheme=smtp user password to
	if [ "$asks" = yes ]; then
		say 'Anfragen kommen als E-Mail. Jedes Postfach mit SMTP genügt; leer lassen = ohne E-Mail, nachzutragen in /etc/werkplan.env.' >&2
		read -rp 'Mailserver, wenn nötig mit Port (smtp.ihr-anbieter.de oder smtp.ihr-anbieter.de:465; sonst gilt 587): ' server
	fi
	if [ -z "$server" ]; then
		say "SMTP_URL=${SMTP_URL:-}"
		say "MAIL_FROM=${MAIL_FROM:-}"
		say "MAIL_TO=${MAIL_TO:-}"
	else
		read -rp 'Absender, zugleich Benutzername (website@ihre-domain.de): ' user
		read -rsp 'Passwort (bleibt unsichtbar): ' password && say '' >&2
		read -rp 'Wohin Anfragen gehen (sie@ihre-domain.de): ' to
		case $server in
		*:465) scheme=smtps ;;
		*:*) ;;
		*) server=$server:587 ;;
		esac
		say "SMTP_URL=$scheme://$(encode "$user"):$(encode "$password")@$server"
		say "MAIL_FROM=$user"
		say "MAIL_TO=$to"
	fi
	say '# Die Zahl, mit der die Website gebaut wurde; sie steht in der Datenschutzerklärung.'
	say "RETENTION_DAYS=$(sed -n 's/.*"retentionDays":\([0-9]*\).*/\1/p' "$archive/dist/build.json")"
	say '# Wohin jede Sicherung außerdem geht: benutzer@rechner:ordner'
	say 'SICHERUNG_ZIEL='
}

# Percent-encodes a part of a URL; not as an argument, where others could read the password.
encode() { TEXT=$1 "$archive/bin/node" -p 'encodeURIComponent(process.env.TEXT)'; }

# Copied under another name first: a release is whole or not there.
copy_release() {
	local folder=$base/releases/$1
	[ ! -e "$folder" ] || return 0
	mkdir -p "$base/releases"
	rm -rf "$base"/releases/*.neu
	cp -r --no-preserve=ownership "$archive" "$folder.neu"
	chmod -R u=rwX,go=rX "$folder.neu"
	mv "$folder.neu" "$folder"
}

# All but the running release and the one before it.
remove_old_releases() {
	local folder
	for folder in "$base"/releases/*; do
		[ "$folder" -ef "$base/current" ] || [ "$folder" -ef "$base/previous" ] || rm -rf "$folder"
	done
}

install_caddy() {
	[ "$with_caddy" = yes ] && ! command -v caddy >/dev/null || return 0
	say 'Caddy fehlt und wird installiert …'
	apt-get -qq update
	DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install caddy >/dev/null
}

# Prints the name that leads to the domain as well: without www or with it; none where it is a subdomain.
other_domain() {
	case $domain in
	www.*) say "${domain#www.}" ;;
	*.*.*) ;;
	*.*) say "www.$domain" ;;
	esac
}

configure_caddy() {
	local other new
	other=$(other_domain)
	new=$(mktemp)
	sed -e "s/{\$DOMAIN}/$domain/; s/{\$SERVICE:\(.*\)} {/\1 {/; s/{\$OTHER_DOMAIN:\(.*\)} {/${other:-\\1} {/" "$archive/deploy/Caddyfile" >"$new"
	# Debian's Caddy 2.6.2 knows the buffer by its older name.
	caddy adapt --adapter caddyfile --config "$new" >/dev/null 2>&1 ||
		sed -i 's/request_buffers \(\S*\)/buffer_requests\n\t\tmax_buffer_size \1/' "$new"
	install -d /etc/systemd/system/caddy.service.d
	printf '[Service]\nRestart=always\nRestartSec=1\n' >/etc/systemd/system/caddy.service.d/werkplan.conf
	systemctl daemon-reload
	systemctl enable --quiet caddy
	if cmp -s "$new" "$caddyfile" && systemctl is-active --quiet caddy; then return; fi
	[ ! -e "$caddyfile" ] || cp "$caddyfile" "$caddyfile.vorher"
	install -m 644 "$new" "$caddyfile"
	say "Caddy ist eingerichtet; was vorher galt, liegt in $caddyfile.vorher."
	systemctl reload-or-restart caddy
}

say_what_is_left() {
	say ''
	say "Es läuft: $(cat "$base/current/VERSION")"
	local built
	built=$(sed -n 's|^Sitemap: https\?://\([^/]*\)/.*|\1|p' "$archive/dist/robots.txt")
	[ "${built:-$domain}" = "$domain" ] ||
		say "Hinweis: Eingerichtet ist $domain, gebaut wurde die Website aber für $built, und diese Adresse nennt sie weiter Suchmaschinen und Messengern; soll es $domain sein, tragen Sie das zu Hause in shared/inhaber.ts als siteUrl ein und packen neu."
	# Not again with every update.
	[ ! -e "$base/previous" ] || return 0
	local other
	other=$(other_domain)
	say ''
	say 'Was jetzt noch bei Ihnen liegt:'
	say "  1. Beim Anbieter der Domain: A- und AAAA-Einträge für $domain${other:+ und $other} auf diesen Rechner: $(hostname -I)"
	say "  2. https://$domain öffnen und eine Probeanfrage senden; kommt die E-Mail nicht an, sagt warum: sudo werkplan status"
	say '  3. Sicherungen auf einen zweiten Rechner: SICHERUNG_ZIEL in /etc/werkplan.env, dann: sudo werkplan sichern'
}

main
