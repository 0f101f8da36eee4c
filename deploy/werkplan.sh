#!/bin/sh
# The owner's command on the server: /usr/local/bin/werkplan leads here.
exec /opt/werkplan/current/bin/node /opt/werkplan/current/deploy/werkplan.ts "$@"
