import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Last = { verbindungen: number; sekunden: number; encoding: string };

/** Requests per second that wrk got answered; one thread, so that the server has the other core. */
export async function runWrk(
	url: string,
	{ verbindungen, sekunden, encoding }: Last,
): Promise<number> {
	const { stdout } = await promisify(execFile)('wrk', [
		'--threads=1',
		`--connections=${verbindungen}`,
		`--duration=${sekunden}s`,
		`--header=Accept-Encoding: ${encoding}`,
		url,
	]);
	const proSekunde = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
	const faults = /(Non-2xx.*|Socket errors:.*)/.exec(stdout)?.[1];
	if (faults || !(proSekunde > 0)) throw new Error(`wrk: ${faults ?? stdout}`);
	return proSekunde;
}
