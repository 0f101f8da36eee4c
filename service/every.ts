import type { Host } from './host.ts';

export type Task = { run(): void; stop(): Promise<void> };

/** Runs a task now, every `ms` and when asked to, never twice at once. */
export function every(
	host: Host,
	ms: number,
	onError: (error: unknown) => void,
	task: () => Promise<void>,
): Task {
	let running: Promise<void> | null = null;
	const end = host.repeat(ms, run);
	run();
	return {
		run,
		async stop() {
			end();
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
