import { dirname } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { compactFile } from '../compact.ts';
import { THIS_HOST } from '../host.ts';
import { type InquiriesDeps, openInquiries } from '../inquiries.ts';
import type { Send } from '../mail/mailer.ts';
import { AT, opened } from './stored.ts';
import { recordingLog } from './world.ts';

/** All of the service but HTTP, started; the test moves its clock. */
export function started(...given: Parameters<typeof notStarted>) {
	const parts = notStarted(...given);
	parts.inquiries.start();
	return parts;
}

/** The same before its start. */
export function notStarted(mailer: InquiriesDeps['mailer'], changes: Partial<InquiriesDeps> = {}) {
	vi.useFakeTimers({ now: AT });
	const db = opened();
	const file = db.location() ?? '';
	const { log, logged } = recordingLog();
	const compact = vi.fn(async (path: string) => compactFile(path));
	const inquiries = openInquiries({
		dataDir: dirname(file),
		mailLimit: 0,
		retentionDays: 180,
		ownerCommand: 'anfragen',
		mayBegin: false,
		mailer,
		host: { ...THIS_HOST, freeBytes: () => 10e9 },
		log,
		compact,
		...changes,
	});
	onTestFinished(async () => {
		const stopped = inquiries.stop();
		// A round that has just begun needs the clock to go on.
		await vi.advanceTimersByTimeAsync(1);
		await stopped;
		inquiries.close();
		vi.useRealTimers();
	});
	return { db, file, inquiries, logged, compact };
}

export const mailerOf = (send: Send) => ({
	send,
	verify: vi.fn(async (): Promise<string | null> => null),
});
