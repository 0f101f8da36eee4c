import { deleteLeftovers } from '../db/leftovers.ts';
import { forgetInWal, keepReserve } from '../db/portions.ts';
import { sqliteErrorKind } from '../db/write.ts';
import type { Log } from '../log.ts';
import type { Send } from '../mail/transport.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { type DeliverDeps, deliverDue } from './deliver.ts';
import { repeat } from './repeat.ts';
import {
	createExpiry,
	createFingerprintClearing,
	deleteExpired,
	expiringUnread,
} from './retention.ts';
import { dueCount, isHealthy, outboxStatus } from './status.ts';

export type LoopDeps = Required<Pick<DeliverDeps, 'db' | 'now' | 'mailLimit'>> & {
	/** `null` = no mail server configured: nothing is sent, retention still runs. */
	send: Send | null;
	log: Log;
	retentionDays: number;
	/** Called when the database is found damaged. */
	onLost(): void;
};

export type DeliveryLoop = {
	/** Something was accepted: look at once. */
	wake(): void;
	/** Begins nothing new and returns when what is under way has ended. */
	stop(): Promise<void>;
};

const LOOK_EVERY = 5_000;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Runs delivery, retention and the regular look at what is stuck until stopped. */
export function startDeliveryLoop(deps: LoopDeps): DeliveryLoop {
	const { db, send, log, now } = deps;
	const every = (ms: number, task: () => Promise<void>) =>
		repeat(ms, task, (error) => {
			log.error({ reason: String(error) }, 'Postausgang: unerwarteter Fehler');
			if (sqliteErrorKind(error) === 'damaged') deps.onLost();
		});
	const stopping = new AbortController();
	const expired = createExpiry(db, deps.retentionDays);
	const clearFingerprints = createFingerprintClearing(db);
	const tasks = [
		every(10 * MINUTE, async () => {
			await clearFingerprints();
			const before = await expired(now(), performance.now());
			if (before !== null) await cleanUp(deps, before);
			// Where somebody reads it, the next time tries again.
			forgetInWal(db);
		}),
		every(DAY, async () => {
			keepReserve(db);
			report(deps);
		}),
	];
	let nextNotice = 0;
	const delivery =
		send &&
		every(LOOK_EVERY, async () => {
			await deliver({ ...deps, send }, stopping.signal);
			// What is due and was left alone.
			const waiting = deps.mailLimit === 0 ? 0 : dueCount(db, now());
			if (waiting === 0 || performance.now() < nextNotice) return;
			nextNotice = performance.now() + HOUR;
			await announce({ ...deps, send }, waiting);
		});
	return {
		wake: () => delivery?.run(),
		async stop() {
			stopping.abort();
			await Promise.all([delivery, ...tasks].map((task) => task?.stop()));
		},
	};
}

async function deliver(deps: LoopDeps & { send: Send }, signal: AbortSignal): Promise<void> {
	const { log } = deps;
	const { sent, retried, failed, reason } = await deliverDue({ ...deps, signal });
	if (sent > 0) log.info({ sent }, 'Anfragen zugestellt');
	if (retried > 0) log.warn({ retried, reason }, 'Zustellung verschoben');
	if (failed > 0) log.error({ failed, reason }, 'Anfragen sind nicht zustellbar');
}

/** Tells the owner how many wait because the hour has had its mails. */
async function announce({ send, log, mailLimit }: LoopDeps & { send: Send }, waiting: number) {
	log.warn({ waiting, mailLimit }, 'Mehr Anfragen, als je Stunde verschickt werden');
	const result = await send({ kind: 'backlog', waiting });
	if (result.kind === 'retry') log.warn({ reason: result.cause }, 'Hinweis nicht zugestellt');
}

async function cleanUp({ db, send, log }: LoopDeps, before: number): Promise<void> {
	const deleted = await deleteExpired(db, before, send !== null);
	if (deleted > 0) log.info({ deleted }, 'Anfragen nach Ablauf der Frist gelöscht');
	const dateien = deleteLeftovers(db, before);
	if (dateien.length > 0) log.info({ dateien }, 'Alte Datenbankreste gelöscht');
}

/** Says what the owner should know of and does not. */
function report({ db, send, now, log, retentionDays }: LoopDeps): void {
	if (!forgetInWal(db)) {
		log.warn(
			{},
			'Gelöschtes steht noch im Journal der Datenbank, weil ein anderes Programm sie liest; es wird immer wieder versucht',
		);
	}
	const nummern = expiringUnread(db, now(), retentionDays);
	if (nummern.length > 0) {
		log.error(
			{ nummern },
			`Diese Anfragen hat noch niemand gelesen; in höchstens 14 Tagen werden sie gelöscht: ${OWNER_COMMAND} show NUMMER`,
		);
	}
	if (isHealthy(db, now(), send !== null)) return;
	const { waiting, failed } = outboxStatus(db);
	log.error(
		{ waiting, failed },
		`Anfragen erreichen Sie nicht per E-Mail: ${OWNER_COMMAND} status`,
	);
}
