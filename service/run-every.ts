/**
 * Runs `task` now and every `everyMs`, never twice at once: a `run` while it is running starts it
 * again afterwards. The timer does not keep the process alive. `stop` waits for the running task.
 */
export function runEvery(
	everyMs: number,
	task: () => Promise<void>,
	onError: (error: unknown) => void,
): { run(): void; stop(): Promise<void> } {
	let wanted = false;
	let running: Promise<void> | null = null;
	const timer = setInterval(run, everyMs).unref();
	run();
	return {
		run,
		async stop() {
			clearInterval(timer);
			wanted = false;
			await running;
		},
	};

	function run(): void {
		wanted = true;
		running ??= runWhileWanted();
	}

	async function runWhileWanted(): Promise<void> {
		// Answers to visitors are sent first.
		await new Promise(setImmediate);
		while (wanted) {
			wanted = false;
			await task().catch(onError);
		}
		running = null;
	}
}
