#!/usr/bin/env bash
# The owner's command on the server, /usr/local/bin/werkplan. It needs root to switch releases; whatever
# touches inquiries runs as the service's own user, so that a link which that user planted leads nowhere.
set -euo pipefail

base=/opt/werkplan
data=/var/lib/werkplan
copies=/var/backups/werkplan
settings=/etc/werkplan.env

fail() {
	printf 'Abgebrochen: %s\n' "$1" >&2
	exit "${2:-1}"
}

usage() {
	cat <<-'END'
		werkplan status                  Fassung, ob Dienst und Caddy laufen, letzte Sicherung, freier Platz, was mit Anfragen ist
		werkplan anfragen …              Anfragen lesen, ausgeben, löschen (Übersicht: werkplan anfragen hilfe)
		werkplan zurueck                 zur vorigen Fassung, und beim nächsten Mal wieder zur neueren
		werkplan sichern                 sofort eine Sicherung, wie sonst jede Nacht
		werkplan wiederherstellen DATEI  eine Sicherung an die Stelle der Datenbank setzen
	END
}

as_service() {
	runuser -u werkplan -- "$@"
}

# Prints the service's health and succeeds when it is well; prints nothing when there is no answer.
health() {
	"$base/current/bin/node" -e '
		const answer = await fetch("http://127.0.0.1:4321/backend/health", { signal: AbortSignal.timeout(2_000) }).catch(() => null);
		if (answer) console.log((await answer.text()).trim());
		process.exitCode = answer?.ok ? 0 : 1;
	' --input-type=module
}

# Waits until the service answers, well or not: what is wrong with old inquiries is no fault of a release.
# Gives up after 30 seconds, or after it was restarted three times.
answers() {
	local until=$((SECONDS + 30))
	while [ "$SECONDS" -lt "$until" ]; do
		[ -z "$(health || true)" ] || return 0
		[ "$(systemctl show --property=NRestarts --value werkplan.service)" -lt 3 ] || return 1
		sleep 0.5
	done
	return 1
}

# Runs this release. `previous` then leads to the one before. One that does not answer is taken back.
switch_to() {
	local now
	now=$(basename "$(readlink "$base/current" || true)")
	point_at "$1"
	# Counts its restarts anew, also where it has been failing for a while.
	systemctl reset-failed werkplan.service
	systemctl restart werkplan.service
	if answers; then
		[ -z "$now" ] || [ "$now" = "$1" ] || ln -sfnT "releases/$now" "$base/previous"
		return 0
	fi
	journalctl -u werkplan --no-pager -n 15 -o cat >&2
	if [ -z "$now" ] || [ "$now" = "$1" ]; then
		fail "Der Dienst antwortet nicht (seine letzten Zeilen stehen darüber); bitte $settings berichtigen und denselben Befehl wiederholen."
	fi
	point_at "$now"
	systemctl restart werkplan.service
	fail "Die Fassung $1 antwortet nicht (ihre letzten Zeilen stehen darüber); es läuft wieder $now."
}

# The link moves in one step; the running service keeps the folder in which it was started.
point_at() {
	ln -sfnT "releases/$1" "$base/current.neu"
	mv -T "$base/current.neu" "$base/current"
	install -m 644 "$base"/current/deploy/werkplan*.{service,socket,timer} /etc/systemd/system/
	install -m 755 "$base/current/deploy/werkplan.sh" /usr/local/bin/werkplan
	systemctl daemon-reload
	systemctl enable --quiet --now werkplan.socket werkplan-sicherung.timer
	systemctl enable --quiet werkplan.service
}

back() {
	[ -e "$base/previous" ] || fail 'Es gibt keine vorige Fassung; sie bleibt ab der zweiten Installation aufgehoben.'
	switch_to "$(basename "$(readlink "$base/previous")")"
	printf 'Es läuft: %s\n' "$(cat "$base/current/VERSION")"
}

back_up() {
	systemctl start werkplan-sicherung.service ||
		fail "Die Sicherung ist nicht gelungen: $(as_service cat "$data/sicherung.txt" || true)"
	printf 'Gesichert: %s\n' "$(newest_copy)"
}

newest_copy() {
	find "$copies" -name 'anfragen-*.sqlite' | sort | tail -n 1
}

# The former database goes into a folder beside it; port and service are closed meanwhile.
restore() {
	[ -f "${1:-}" ] || fail "Diese Datei gibt es nicht: „${1:-}“; vorhandene Sicherungen zeigt: sudo ls $copies"
	local before
	before=$data/vor-$(date +%Y%m%d-%H%M%S)
	as_service mkdir "$before"
	as_service tee "$data/wiederhergestellt" <"$1" >/dev/null
	systemctl stop werkplan.socket werkplan.service
	# All three files of the database; the list of what was deleted on request stays, and is applied again.
	as_service find "$data" -maxdepth 1 -regex '.*/anfragen\.sqlite\(-wal\|-shm\)?' -exec mv -t "$before" {} +
	as_service mv "$data/wiederhergestellt" "$data/anfragen.sqlite"
	systemctl start werkplan.socket werkplan.service
	answers || fail 'Der Dienst antwortet nicht; was ihm fehlt, steht in: journalctl -u werkplan'
	printf 'Wiederhergestellt. Was danach kam, liest: sudo werkplan anfragen list --data %s\n' "$before"
	printf 'Nach 30 Tagen löscht das die tägliche Sicherung; gleich löschen: sudo rm -r %s\n' "$before"
}

anfragen() {
	cd "$base/current"
	as_service env DATA_DIR="$data" OWNER_COMMAND='sudo werkplan anfragen' \
		bin/node --env-file="$settings" service/cli/anfragen.ts "$@"
}

status() {
	local well=0 caddy=läuft state copy
	systemctl is-active --quiet caddy || caddy='läuft nicht (richtig nur mit --ohne-caddy)'
	state=$(health) || well=1
	copy=$(newest_copy)
	[ -z "$copy" ] || grep -q '^SICHERUNG_ZIEL=.' "$settings" || copy+=' (kein SICHERUNG_ZIEL gesetzt)'
	printf 'Fassung:      %s\n' "$(cat "$base/current/VERSION")"
	printf 'Adresse:      %s\n' "$(sed -n 's/^SITE_URL=//p' "$settings")"
	printf 'Dienst:       %s\n' "${state:-antwortet nicht; was ihm fehlt, steht in: journalctl -u werkplan}"
	printf 'Caddy:        %s; was es sagt, auch zum Zertifikat: journalctl -u caddy -n 20\n' "$caddy"
	printf 'Sicherung:    %s\n' "${copy:-noch keine}"
	printf 'Freier Platz: %s\n' "$(df -h --output=avail "$data" | tail -n 1 | tr -d ' ')"
	anfragen status || well=1
	return "$well"
}

command=${1:-hilfe}
[ $# = 0 ] || shift
case $command in
hilfe | help | --help) usage && exit ;;
status | anfragen | zurueck | sichern | wiederherstellen | umschalten) ;;
*) fail "Den Befehl „$command“ gibt es nicht; die Übersicht zeigt: werkplan hilfe" 2 ;;
esac
[ "$(id -u)" = 0 ] || fail "Dieser Befehl braucht die Rechte des Verwalters; bitte mit sudo davor: sudo werkplan $command"
case $command in
status) status ;;
anfragen) anfragen "$@" ;;
zurueck) back ;;
sichern) back_up ;;
wiederherstellen) restore "$@" ;;
umschalten) switch_to "$1" ;; # for installieren.sh
esac
