export type Repetition = { run(): void; stop(): Promise<void> };

/**
 * Runs `task` now and every `everyMs`, never twice at once: a `run` meanwhile is made up for
 * afterwards. The timer alone does not keep the process alive. `stop` waits for the running one.
 */
export function repeat(
	everyMs: number,
	task: () => Promise<void>,
	onError: (error: unknown) => void,
): Repetition {
	let wanted = false;
	let stopped = false;
	let working: Promise<void> | null = null;
	const timer = setInterval(run, everyMs).unref();
	run();
	return {
		run,
		async stop() {
			stopped = true;
			clearInterval(timer);
			await working;
		},
	};

	function run(): void {
		wanted = true;
		working ??= workOff();
	}

	async function workOff(): Promise<void> {
		// First the answer to the visitor, then the work for the owner.
		await new Promise(setImmediate);
		while (wanted && !stopped) {
			wanted = false;
			await task().catch(onError);
		}
		working = null;
	}
}
