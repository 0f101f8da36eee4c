/**
 * Starts the service. JavaScript, and imports nothing before the version is checked: an older Node
 * reads no TypeScript and could not say what it lacks.
 */
if (Number.parseInt(process.versions.node, 10) < 24) {
	console.error(
		`Der Dienst braucht Node 24 oder neuer, hier läuft Node ${process.versions.node}. Zu Hause bringt „npm ci“ es mit, und „npm run serve“ nimmt es; auf dem Server: docs/online-stellen.md, Abschnitt 3.`,
	);
	process.exit(2);
}
const { runService } = await import('./run-service.ts');
await runService();

export {};
