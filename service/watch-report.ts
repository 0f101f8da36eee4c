import { existsSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { HOUR } from './times.ts';

const WATCH_REPORT_NAME = 'wache.json';

/** What is wrong, as the owner reads it; whether it keeps inquiries from arriving. */
const trouble = z.object({ satz: z.string(), istStoerung: z.boolean() });
export type Trouble = z.infer<typeof trouble>;

/** What deploy/watch.ts has seen from outside, left in the data folder for `status`, health and mail. */
const report = z.object({
	zeit: z.string(),
	/** When the certificate ends (ISO 8601); null where none was seen. */
	zertifikatBis: z.string().nullable(),
	maengel: z.array(trouble),
});
export type WatchReport = z.infer<typeof report>;

export function watchReportIn(dataDir: string): string {
	return join(dataDir, WATCH_REPORT_NAME);
}

/** Returns null where no watch has been set up, as at home. */
export function readWatchReport(dataDir: string): WatchReport | null {
	const file = watchReportIn(dataDir);
	if (!existsSync(file)) return null;
	try {
		return report.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return { zeit: new Date(0).toISOString(), zertifikatBis: null, maengel: [] };
	}
}

/** Returns what the watch found, or that it no longer runs. @param upMs how long this machine has been on */
export function troublesSeen(
	dataDir: string,
	now: Date,
	upMs: number = uptime() * 1000,
): Trouble[] {
	const seen = readWatchReport(dataDir);
	if (!seen) return [];
	// After a start of the machine its first round is still to come.
	const isStale = now.getTime() - Date.parse(seen.zeit) > HOUR && upMs > HOUR;
	if (!isStale) return seen.maengel;
	return [
		{
			satz: 'Die Wache, die alle zehn Minuten von außen nachsieht, läuft nicht mehr; den Grund nennt: journalctl -u werkplan-wache -n 20',
			istStoerung: false,
		},
	];
}
