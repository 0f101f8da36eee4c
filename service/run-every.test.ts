import { expect, test, vi } from 'vitest';
import { runEvery } from './run-every.ts';
import { DAY } from './times.ts';

test('a task asked for while it is running runs once more afterwards', async () => {
	const again = Promise.withResolvers<void>();
	const task = vi.fn(async () => {
		if (task.mock.calls.length > 1) return again.resolve();
		run();
		run();
	});
	const { run, stop } = runEvery(DAY, task, (error) => expect.unreachable(String(error)));
	await again.promise;
	await stop();
	expect(task).toHaveBeenCalledTimes(2);
});
