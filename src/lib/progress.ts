/** Progress bar, figures of the specification (section 9); times in milliseconds. */
export const PROGRESS = { minimum: 0.08, tempo: 200, interval: 800 } as const;

/**
 * The next stand of a bar that creeps while a request runs: big steps first, ever smaller ones
 * later, never to the end. `state` and result lie between 0 and 1.
 */
export function nextProgress(state: number): number {
	return Math.min(state + step(state), 0.994);
}

function step(state: number): number {
	if (state < 0.2) return 0.1;
	if (state < 0.5) return 0.04;
	if (state < 0.8) return 0.02;
	return 0.005;
}
