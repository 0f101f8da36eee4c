import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT } from './testing/stored.ts';
import { recordingLog } from './testing/world.ts';
import { DAY, HOUR } from './times.ts';
import { watchWithoutDatabase } from './watch-without-database.ts';

test('that the database is gone is logged and mailed at once and every day; a refused mail is repeated within the hour', async () => {
	vi.useFakeTimers({ now: AT });
	const { log, logged } = recordingLog();
	const { send, messages } = recordingSend(() => (messages.length === 1 ? refused('451') : SENT));
	const watch = watchWithoutDatabase({
		dataDir: newFolder(),
		send,
		now: () => new Date(),
		log,
		onOpenable: () => {},
	});
	onTestFinished(async () => {
		await watch.stop();
		vi.useRealTimers();
	});
	await vi.advanceTimersByTimeAsync(1);
	await vi.advanceTimersByTimeAsync(HOUR);
	await vi.advanceTimersByTimeAsync(DAY - HOUR);
	expect(messages).toHaveLength(2);
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(messages).toHaveLength(3);
	const words = expect.stringContaining('werkplan wiederherstellen');
	expect(messages).toMatchObject(Array(3).fill({ sentences: [words] }));
	expect(logged[0]).toEqual(words);
});
