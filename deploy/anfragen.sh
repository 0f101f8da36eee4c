#!/bin/sh
# The owner's commands on the server; install as /usr/local/bin/anfragen: sudo anfragen list
programm=${PROGRAMM:-/opt/werkplan/aktuell}
export DATA_DIR="${DATEN:-/var/lib/werkplan}" OWNER_COMMAND='sudo anfragen'
exec "${NODE:-node}" --env-file-if-exists="${EINSTELLUNGEN:-/etc/werkplan.env}" \
	"$programm/service/cli/anfragen.ts" "$@"
