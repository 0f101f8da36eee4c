#!/bin/sh
# Daily copy of the inquiries, taken while the service runs; install as /etc/cron.daily/werkplan.
# Before it, and whether it succeeds or not, copies older than four weeks are deleted, as the privacy
# policy promises, and so is what a copy left that was killed half-way.
set -eu
umask 077
programm=${PROGRAMM:-/opt/werkplan/aktuell}
daten=${DATEN:-/var/lib/werkplan}
ziel=${ZIEL:-/var/backups/werkplan}

mkdir -p "$ziel"
# Counted in full days: 28 here is gone by the end of the thirtieth.
find "$ziel" -name 'anfragen-*.sqlite' -mtime +28 -delete
find "$ziel" -name 'anfragen-*.sqlite.teil-*' -mmin +60 -delete
find "$ziel" -name 'anfragen-*.sqlite' -empty -mmin +60 -delete
cd "$programm"
"${NODE:-node}" service/cli/anfragen.ts backup "$ziel/anfragen-$(date +%Y%m%d-%H%M%S).sqlite" --data "$daten"
