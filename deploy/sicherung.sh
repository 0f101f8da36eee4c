#!/usr/bin/env bash
# Copies the inquiries, daily by werkplan-sicherung.timer, as user werkplan. SICHERUNG_ZIEL (benutzer@rechner:ordner)
# gets each copy, too, over SFTP. Copies are deleted first, as the privacy policy promises, so that this happens
# even where copying fails. The service reads $report: empty, or what went wrong.
set -euo pipefail
umask 077

copies=/var/backups/werkplan
report=$DATA_DIR/sicherung.txt
key=$copies/.ssh/id_ed25519

fail() {
	printf '%s\n' "$1" >"$report" || true
	printf 'Die Sicherung ist nicht gelungen: %s\n' "$1" >&2
	exit 1
}
trap 'fail "Der Grund steht in: journalctl -u werkplan-sicherung"' ERR

# 28 is BACKUP_DAYS (shared/periods.ts) less two; change both. find rounds ages down: +28 deletes what is
# 29 full days old, and the next daily run comes before the 30th is over.
find "$copies" -name 'anfragen-*.sqlite*' -mtime +28 -delete
find "$copies" -name '*.neu*' -delete
# What a restored copy replaced, by the day in its name.
for former in "$DATA_DIR"/vor-*; do
	[[ ${former##*/} > vor-$(date -d '-28 days' +%Y%m%d) ]] || rm -rf "$former"
done

copy=$copies/anfragen-$(date +%F).sqlite
cd /opt/werkplan/current
bin/node service/cli/anfragen.ts sichern "$copy.neu"
mv "$copy.neu" "$copy"

if [ -n "${SICHERUNG_ZIEL:-}" ]; then
	[ -e "$key" ] || ssh-keygen -q -t ed25519 -N '' -C werkplan-sicherung -f "$key"
	name=$(basename "$copy")
	{
		printf 'put %s %s.neu\n-rm %s\nrename %s.neu %s\n' "$copy" "$name" "$name" "$name" "$name"
		# Two months back: also what could not be deleted while the other machine was off.
		for days in {29..90}; do printf -- '-rm anfragen-%s.sqlite\n' "$(date -d "-$days days" +%F)"; done
	} | sftp -q -b - -i "$key" -o ConnectTimeout=30 -o StrictHostKeyChecking=accept-new "$SICHERUNG_ZIEL" >/dev/null ||
		fail "Die Kopie liegt hier, kam aber nicht zu $SICHERUNG_ZIEL (warum: journalctl -u werkplan-sicherung). Dort muss in .ssh/authorized_keys diese Zeile stehen: $(cat "$key.pub")"
fi

: >"$report"
printf 'Gesichert: %s\n' "$copy"
