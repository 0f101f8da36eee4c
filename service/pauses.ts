import type { Host } from './host.ts';
import { isOver, pauseAfter } from './times.ts';

/** Attempts that may fail, and the pauses between them. */
export type Pauses = {
	/** False in the pause after a failure. */
	isToTry(): boolean;
	/** How often in a row it failed. */
	failures(): number;
	note(hasSucceeded: boolean): void;
};

/** How long the pauses are: `pauseAfter`. */
export function createPauses(host: Host): Pauses {
	let failures = 0;
	let triedAt = 0;
	const now = () => host.now().getTime();
	return {
		isToTry: () => failures === 0 || isOver(triedAt, pauseAfter(failures), now()),
		failures: () => failures,
		note(hasSucceeded) {
			failures = hasSucceeded ? 0 : failures + 1;
			triedAt = now();
		},
	};
}
