import { setTimeout as sleep } from 'node:timers/promises';
import { health } from './machine.ts';

/**
 * Part of werkplan.service, which counts as started once this ends well: the service has answered, and
 * five seconds later still does. What it says of its health does not matter: old inquiries are no fault
 * of a release. In werkplan-sicherung.service, which starts no service, it does not wait.
 */
while ((await health()) === null) {
	if (hasEnded()) process.exit(1);
	// Not for ever: systemd ends what takes too long.
	await sleep(200);
}
await sleep(5_000);
if ((await health()) === null) process.exit(1);

function hasEnded(): boolean {
	try {
		process.kill(Number(process.env.MAINPID), 0);
		return false;
	} catch {
		return true;
	}
}
