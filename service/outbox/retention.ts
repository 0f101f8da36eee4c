import type { Database } from '../db/open.ts';

export async function deleteExpired(_db: Database, _now: Date, _tage: number): Promise<number> {
	return 0;
}
