#!/bin/sh
# Installs Werkplan on a Debian server, or updates it: sudo ./installieren.sh www.ihre-domain.de
# It lies in the unpacked archive of `npm run release`. All it does itself is to see whether the Node in there runs.
folder=$(cd "$(dirname "$0")" && pwd) || exit 1
if ! "$folder/bin/node" --version >/dev/null 2>&1; then
	echo "Abgebrochen: Das mitgebrachte Node läuft auf diesem Rechner nicht ($(uname -m)); packen Sie zu Hause für ihn: npm run release -- --fuer linux-x64 oder --fuer linux-arm64" >&2
	exit 1
fi
exec "$folder/bin/node" "$folder/deploy/install.ts" "$@"
