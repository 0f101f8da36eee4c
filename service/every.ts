export type Task = { run(): void; stop(): Promise<void> };

/** Runs a task now, every `ms` and when asked to, never twice at once. The timer does not keep the process alive. */
export function every(
	ms: number,
	onError: (error: unknown) => void,
	task: () => Promise<void>,
): Task {
	let running: Promise<void> | null = null;
	const timer = setInterval(run, ms).unref();
	run();
	return {
		run,
		async stop() {
			clearInterval(timer);
			await running;
		},
	};

	function run(): void {
		// Answers to visitors are sent first.
		running ??= new Promise(setImmediate)
			.then(task)
			.catch(onError)
			.finally(() => {
				running = null;
			});
	}
}
