import type { Database } from '../db/open.ts';
import type { Send } from '../mail/transport.ts';

export type DeliverDeps = {
	db: Database;
	send: Send;
	now: () => Date;
	concurrency?: number;
	signal?: AbortSignal;
};

export type Delivered = { sent: number; retried: number; failed: number };

export async function deliverDue(_deps: DeliverDeps): Promise<Delivered> {
	return { sent: 0, retried: 0, failed: 0 };
}
