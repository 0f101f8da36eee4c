import type { Database } from '../db/open.ts';
import type { Send } from '../mail/transport.ts';
import { deliverDue } from './deliver.ts';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';
import { deleteExpired } from './retention.ts';
import { outboxStatus } from './status.ts';

export type LoopDeps = {
	db: Database;
	/** `null` = no mail server configured: nothing is sent, retention still runs. */
	send: Send | null;
	now: () => Date;
	log: Log;
	retentionDays: number;
	concurrency?: number;
};

export type DeliveryLoop = {
	/** Something was accepted: look at once. */
	wake(): void;
	/** Begins nothing new and returns when what is under way has ended. */
	stop(): Promise<void>;
};

const LOOK_EVERY = 5_000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Runs delivery, retention and the hourly look at what is stuck until stopped. */
export function startDeliveryLoop(deps: LoopDeps): DeliveryLoop {
	const { send } = deps;
	const onError = (error: unknown): void =>
		deps.log.error({ reason: String(error) }, 'Postausgang: unerwarteter Fehler');
	const stopping = new AbortController();
	const delivery =
		send && repeat(LOOK_EVERY, () => deliver({ ...deps, send }, stopping.signal), onError);
	const alarm = send && repeat(HOUR, async () => reportOverdue(deps), onError);
	const retention = repeat(DAY, () => cleanUp(deps), onError);
	return {
		wake: () => delivery?.run(),
		async stop() {
			stopping.abort();
			await Promise.all([delivery?.stop(), alarm?.stop(), retention.stop()]);
		},
	};
}

async function deliver(deps: LoopDeps & { send: Send }, signal: AbortSignal): Promise<void> {
	const counts = await deliverDue({ ...deps, signal });
	const { lastError } = outboxStatus(deps.db, deps.now());
	if (counts.sent > 0) deps.log.info({ sent: counts.sent }, 'Anfragen zugestellt');
	if (counts.retried > 0) {
		deps.log.warn({ retried: counts.retried, reason: lastError }, 'Zustellung verschoben');
	}
	if (counts.failed > 0) {
		deps.log.error(
			{ failed: counts.failed, reason: lastError },
			'Anfragen sind nicht zustellbar: npm run anfragen -- status',
		);
	}
}

function reportOverdue({ db, now, log }: LoopDeps): void {
	const status = outboxStatus(db, now());
	if (!status.overdue || status.oldestWaitingSince === null) return;
	log.error(
		{
			waiting: status.waiting,
			since: new Date(status.oldestWaitingSince).toISOString(),
			reason: status.lastError,
		},
		'Anfragen warten seit über einer Stunde auf Zustellung',
	);
}

async function cleanUp({ db, now, log, retentionDays }: LoopDeps): Promise<void> {
	const deleted = await deleteExpired(db, now(), retentionDays);
	if (deleted > 0) log.info({ deleted }, 'Zugestellte Anfragen nach Ablauf der Frist gelöscht');
}
