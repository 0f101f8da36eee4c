import type { Database } from '../db/open.ts';
import type { Send } from '../mail/transport.ts';

type LogLine = (details: object, message: string) => void;
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/** `send: null` = no mail server configured: nothing is sent, retention still runs. */
export type LoopDeps = {
	db: Database;
	send: Send | null;
	now: () => Date;
	log: Log;
	retentionDays: number;
	concurrency?: number;
};

export type DeliveryLoop = { stop(): Promise<void>; wake(): void };

export function startDeliveryLoop(_deps: LoopDeps): DeliveryLoop {
	return { stop: async () => {}, wake: () => {} };
}
