import type { Host } from './host.ts';
import { isOver, pauseAfter } from './times.ts';

/** Attempts that may fail. */
export type Pauses = {
	/** False in the pause after a failure. */
	isToTry(): boolean;
	/** How often in a row it failed. */
	failures(): number;
	noteSuccess(): void;
	noteFailure(): void;
};

/** Keeps the pauses between attempts that fail; how long they are: `pauseAfter`. */
export function createPauses(host: Host): Pauses {
	let failures = 0;
	let failedAt = 0;
	const now = () => host.now().getTime();
	return {
		isToTry: () => failures === 0 || isOver(failedAt, pauseAfter(failures), now()),
		failures: () => failures,
		noteSuccess() {
			failures = 0;
		},
		noteFailure() {
			failures += 1;
			failedAt = now();
		},
	};
}
