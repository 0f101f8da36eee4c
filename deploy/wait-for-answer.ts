import { Machine } from './machine.ts';

/**
 * Part of werkplan.service, which counts as started once this ends well: the service has answered, and
 * five seconds later still does. What it says of its health does not matter: old inquiries are no fault
 * of a release.
 * @param pid of the service
 */
export async function waitForAnswer(machine: Machine, pid: number): Promise<boolean> {
	while ((await machine.health()) === null) {
		if (hasEnded(pid)) return false;
		// Not for ever: systemd ends what takes too long.
		await machine.sleep(200);
	}
	await machine.sleep(5_000);
	return (await machine.health()) !== null;
}

function hasEnded(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return false;
	} catch {
		return true;
	}
}

if (import.meta.main)
	process.exitCode = (await waitForAnswer(new Machine(), Number(process.env.MAINPID))) ? 0 : 1;
