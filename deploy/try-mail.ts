import type { Machine } from './machine.ts';

/** Sends a trial mail with the service's settings, and says how it went. */
export function tryMail(machine: Machine): { isSent: boolean; sentence: string } {
	const { status, stdout, stderr } = machine.maintenance(['probe']);
	if (status === 0) return { isSent: true, sentence: stdout.trim() };
	const reason = stderr.trim().replace(/\.?$/, '.');
	const sentence =
		status === 2
			? `E-Mail ist aus: ${reason} Einrichten: sudo werkplan mail`
			: `Die Probe-Mail ging nicht hinaus: ${reason} Neu eingeben: sudo werkplan mail`;
	return { isSent: false, sentence };
}
