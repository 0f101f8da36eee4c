import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, problemSchema } from './problem.ts';
import { readState, replaceFile } from './state-file.ts';
import { HOUR, isOver } from './times.ts';

/** What the watch (deploy/) leaves in the data folder, every ten minutes. */
const watchReport = z.object({
	/** When it looked (ISO 8601). */
	zeit: z.string(),
	/** Until when the certificate holds (ISO 8601); null where it is not known. */
	zertifikatBis: z.string().nullable(),
	/** What it found from outside; none where all is well. */
	probleme: z.array(problemSchema),
});
export type WatchReport = z.infer<typeof watchReport>;

const fileIn = (dataDir: string) => join(dataDir, 'wache.json');

/**
 * Leaves what was found from outside in the data folder, in one step; the service reads it once a minute, and tells it
 * like every other trouble: in `status`, in the log and by mail (at once what is new, then once a day while it lasts).
 * Health says nothing of it, since the watch asks for health.
 */
export function writeWatchReport(dataDir: string, report: WatchReport): void {
	// Root writes it, and the service has to read it.
	replaceFile(fileIn(dataDir), JSON.stringify(report), 0o644);
}

/** Returns null where nobody watches, as at home; an unreadable report counts as one of long ago. */
export function readWatchReport(dataDir: string): WatchReport | null {
	const unreadable = { zeit: new Date(0).toISOString(), zertifikatBis: null, probleme: [] };
	return readState(fileIn(dataDir), watchReport, unreadable);
}

/** What the watch found at last, or that it does not look any more. @param upMs how long this machine has been on */
export function problemsOfWatch(
	dataDir: string,
	now: Date,
	upMs: number = uptime() * 1000,
): Problem[] {
	const report = readWatchReport(dataDir);
	if (!report) return [];
	// After a start of the machine its first round is still to come.
	const isSilent = isOver(Date.parse(report.zeit), HOUR, now.getTime());
	if (!isSilent || upMs < HOUR) return report.probleme;
	const sentence =
		'Seit mehr als einer Stunde hat niemand von außen nachgesehen, ob Ihre Website erreichbar ist; den Grund nennt: sudo journalctl -u werkplan-wache -n 30';
	return [{ key: 'watch', urgency: 'hint', sentence }];
}
