export type Brake = {
	/** Resolves, in order of asking, once one of the places is free; call the result to leave. */
	enter(): Promise<() => void>;
};

/** Lets at most `places` pieces of work go on at once; the others wait their turn, none is lost. */
export function createBrake(places: number): Brake {
	const queue: (() => void)[] = [];
	let taken = 0;

	function leaveOnce(): () => void {
		let left = false;
		return () => {
			if (left) return;
			left = true;
			const next = queue.shift();
			if (next === undefined) taken -= 1;
			else next();
		};
	}

	return {
		async enter() {
			if (taken < places) taken += 1;
			else await new Promise<void>((resolve) => queue.push(resolve));
			return leaveOnce();
		},
	};
}
