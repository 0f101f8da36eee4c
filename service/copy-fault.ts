import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from './times.ts';

/**
 * Returns what is wrong with the daily copy, or null. deploy/sicherung.sh writes a file after each run:
 * empty, or what went wrong. Without the file nobody has set up copies here, as at home.
 */
export function copyFault(dataDir: string, now: Date): string | null {
	const file = join(dataDir, 'sicherung.txt');
	const written = statSync(file, { throwIfNoEntry: false });
	if (!written) return null;
	if (now.getTime() - written.mtimeMs > 2 * DAY)
		return 'Seit mehr als zwei Tagen gab es keine Sicherung; den Grund nennt: journalctl -u werkplan-sicherung';
	return readFileSync(file, 'utf8').trim() || null;
}
