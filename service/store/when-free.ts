import { saysBusy } from '../database.ts';
import type { Host } from '../host.ts';

const PAUSE_MS = 50;

/**
 * Runs a change of the database. While another program has it locked, it is tried again and again, so long as
 * `patienceMs`; visitors are answered meanwhile, since SQLite itself does not wait. @throws what the change throws
 */
export async function whenFree<T>(host: Host, patienceMs: number, change: () => T): Promise<T> {
	for (let waited = 0; ; waited += PAUSE_MS) {
		try {
			return change();
		} catch (error) {
			if (!saysBusy(error) || waited >= patienceMs) throw error;
		}
		await host.wait(PAUSE_MS);
	}
}
