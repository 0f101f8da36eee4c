/** Starts the service. Imports nothing before the version is checked: older ones cannot read the rest. */
if (Number.parseInt(process.versions.node, 10) < 24) {
	console.error(
		`Der Dienst braucht Node 24 oder neuer, hier läuft Node ${process.versions.node}. „npm run serve“ nimmt das Node 24, das dieses Paket mitbringt.`,
	);
	process.exit(2);
}
await import('./run-service.ts');

export {};
