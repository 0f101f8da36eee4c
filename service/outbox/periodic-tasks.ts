import { NOTICE_DAYS, WINDOW_MINUTES } from '#shared/periods.ts';
import type { Config } from '../config.ts';
import { deleteInBatches, emptyWal } from '../db/delete-in-batches.ts';
import { reserveDiskSpace } from '../db/reserve-file.ts';
import { deleteResidualFiles } from '../db/residual-files.ts';
import { sqliteErrorKind } from '../db/write.ts';
import type { Log } from '../log.ts';
import type { Send } from '../mail/mailer.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { DAY, MINUTE } from '../times.ts';
import { type DeliverDeps, deliverDue } from './deliver.ts';
import { createDigestSending } from './digest.ts';
import { isHealthy, outboxStatus } from './outbox-status.ts';
import { createExpiryCutoff, createFingerprintClearing, expiringUnread } from './retention.ts';
import { runEvery } from './run-every.ts';

type TaskDeps = Pick<DeliverDeps, 'db' | 'now'> &
	Pick<Config, 'mailLimit' | 'retentionDays'> & {
		/** `null` = no mail server is configured: nothing is sent, deletion still runs. */
		send: Send | null;
		log: Log;
		onLost(): void;
	};

const DELIVER_EVERY_MS = 5_000;

/**
 * Runs delivery, deletion and the daily lines in the log. `stop` begins nothing new and returns when
 * the running tasks have ended.
 */
export function startPeriodicTasks(deps: TaskDeps): { deliverNow(): void; stop(): Promise<void> } {
	const { db, send, log, now } = deps;
	const every = (ms: number, task: () => Promise<void>) =>
		runEvery(ms, task, (error) => {
			log.error(
				{ grund: String(error) },
				'Unerwarteter Fehler beim Zustellen, Löschen oder Prüfen',
			);
			if (sqliteErrorKind(error) === 'damaged') deps.onLost();
		});
	const stopping = new AbortController();
	const expiryCutoff = createExpiryCutoff(db, deps.retentionDays);
	const tasks = [
		every(WINDOW_MINUTES * MINUTE, createFingerprintClearing(db)),
		every(10 * MINUTE, async () => {
			const before = await expiryCutoff(now(), performance.now());
			if (before !== null) await deleteBefore(deps, before);
			// While another program reads it, this fails and the next run tries again.
			emptyWal(db);
		}),
		every(DAY, async () => {
			reserveDiskSpace(db);
			logOpenProblems(deps);
		}),
	];
	const sendDigests = createDigestSending();
	const delivery =
		send &&
		every(DELIVER_EVERY_MS, async () => {
			await deliver({ ...deps, send }, stopping.signal);
			if (stopping.signal.aborted) return;
			await sendDigests({ ...deps, send });
		});
	return {
		deliverNow: () => delivery?.run(),
		async stop() {
			stopping.abort();
			await Promise.all([delivery, ...tasks].map((task) => task?.stop()));
		},
	};
}

async function deliver(deps: TaskDeps & { send: Send }, signal: AbortSignal): Promise<void> {
	const { log } = deps;
	const { sent, retried, failed, reason } = await deliverDue({ ...deps, signal });
	if (sent > 0) log.info({ anzahl: sent }, 'Anfragen zugestellt');
	if (retried > 0) log.warn({ anzahl: retried, grund: reason }, 'Zustellung verschoben');
	if (failed > 0) log.error({ anzahl: failed, grund: reason }, 'Anfragen sind nicht zustellbar');
}

async function deleteBefore({ db, send, log }: TaskDeps, before: number): Promise<void> {
	// With a mail server, what waits is still to be delivered.
	const values = { before, delivering: Number(send !== null) };
	const deleted = await deleteInBatches(db, { condition: EXPIRED, values });
	if (deleted > 0) log.info({ anzahl: deleted }, 'Anfragen nach Ablauf der Frist gelöscht');
	const dateien = deleteResidualFiles(db, before);
	if (dateien.length > 0) log.info({ dateien }, 'Alte Datenbankreste gelöscht');
}

const EXPIRED = "a.received_at < :before AND NOT (o.status = 'waiting' AND :delivering)";

function logOpenProblems({ db, send, now, log, retentionDays }: TaskDeps): void {
	if (!emptyWal(db)) {
		log.warn(
			{},
			'Gelöschtes steht noch im Journal der Datenbank, weil ein anderes Programm sie liest; es wird immer wieder versucht',
		);
	}
	const nummern = expiringUnread(db, now(), retentionDays);
	if (nummern.length > 0) {
		log.error(
			{ nummern },
			`Diese Anfragen hat noch niemand ganz gelesen; innerhalb von ${NOTICE_DAYS} Tagen werden sie gelöscht${send ? ', falls sie nicht mehr zugestellt werden' : ''}: ${OWNER_COMMAND} show NUMMER`,
		);
	}
	if (isHealthy(db, now(), send !== null)) return;
	const { waiting, failed } = outboxStatus(db);
	log.error(
		{ wartend: waiting, gescheitert: failed },
		`Anfragen erreichen Sie nicht per E-Mail: ${OWNER_COMMAND} status`,
	);
}
