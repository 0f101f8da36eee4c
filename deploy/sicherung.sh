#!/bin/sh
# Copies the inquiries every day while the service runs; install as /etc/cron.daily/werkplan.
# First deletes old copies, as the privacy policy promises, and what interrupted copies left; so both are
# deleted even when copying fails.
set -eu
umask 077
program=${PROGRAM:-/opt/werkplan/aktuell}
data=${DATA_DIR:-/var/lib/werkplan}
target=${TARGET:-/var/backups/werkplan}

mkdir -p "$target"
# 28 is BACKUP_DAYS (shared/periods.ts) less two; change both. find rounds ages down: +28 deletes what is
# 29 full days old, and the next daily run comes before the 30th is over.
find "$target" -name 'anfragen-*.sqlite' -mtime +28 -delete
find "$target" -name 'anfragen-*.sqlite.teil-*' -mmin +60 -delete
find "$target" -name 'anfragen-*.sqlite' -empty -mmin +60 -delete
cd "$program"
"${NODE:-node}" service/cli/anfragen.ts backup "$target/anfragen-$(date +%Y%m%d-%H%M%S).sqlite" --data "$data"
