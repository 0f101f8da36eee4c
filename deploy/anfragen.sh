#!/bin/sh
# The owner's commands on the server; install as /usr/local/bin/anfragen: sudo anfragen list
program=${PROGRAM:-/opt/werkplan/aktuell}
export DATA_DIR="${DATA_DIR:-/var/lib/werkplan}" OWNER_COMMAND='sudo anfragen'
exec "${NODE:-node}" --env-file-if-exists="${SETTINGS:-/etc/werkplan.env}" \
	"$program/service/cli/anfragen.ts" "$@"
