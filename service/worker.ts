import { createCleanUp } from './clean-up.ts';
import type { Compact } from './compact.ts';
import type { Config } from './config.ts';
import { saysBusy } from './database.ts';
import type { Host } from './host.ts';
import { type Log, traceOf } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMailWay } from './mail-way.ts';
import type { Memory } from './memory.ts';
import { createMonthMail } from './month-mail.ts';
import type { Problem } from './problem.ts';
import { createSender } from './sender.ts';
import type { Store } from './store/open-store.ts';
import { createTellOwner } from './tell-owner.ts';
import { HOUR, isOver, MINUTE } from './times.ts';
import type { ClockWatch } from './watch-clock.ts';

export type WorkerDeps = Pick<Config, 'mailLimit' | 'retentionDays' | 'dataDir'> & {
	store: Store;
	/** `null` = no mail server is configured: nothing is sent, deletion still runs. */
	mailer: Pick<Mailer, 'send' | 'verify'> | null;
	host: Host;
	log: Log;
	memory: Memory;
	clock: ClockWatch;
	compact: Compact;
	/** All that is wrong now. */
	problems(): Problem[];
};

export type Worker = {
	deliverNow(): void;
	/** Tells the owner at once what is new. */
	tellNow(): void;
	stop(): Promise<void>;
};

const DELIVER_EVERY_MS = 5_000;

/**
 * Delivers, deletes and tells the owner what is wrong. Start it once no other process can be the
 * service. `stop` begins nothing new and returns when what runs has ended, but for a try of the mail server.
 */
export function startWorker(deps: WorkerDeps): Worker {
	const { store, mailer, host, clock } = deps;
	const stopping = new AbortController();
	const way = mailer && createMailWay({ ...deps, mailer });
	const deliver = way && createSender({ ...deps, way, signal: stopping.signal });
	const tellOwner = createTellOwner({ ...deps, way });
	const tellMonth = way && createMonthMail({ ...deps, way });
	const cleanUp = createCleanUp({
		...deps,
		isMailOn: mailer !== null,
		isTrusted: clock.isTrusted,
	});
	const onError = createErrorLog(deps);

	const delivery = every(host, DELIVER_EVERY_MS, onError, async () => {
		clock.compare();
		store.reopenIfNeeded();
		const db = store.db();
		if (db) await deliver?.(db);
	});
	// Separate from telling: a probe that succeeds would clear a refusal before the owner has heard of it.
	const probing = every(host, MINUTE, onError, async () => store.probe());
	const telling = every(host, MINUTE, onError, async () => {
		await tellOwner(deps.problems(), store.db());
		await tellMonth?.(store.db());
	});
	// Separate, so that a mail server that hangs holds up nothing else, not even a stop.
	const checking = every(host, MINUTE, onError, async () => way?.check());
	const cleaning = every(host, HOUR, onError, async () => await cleanUp(store.db()));
	return {
		deliverNow: delivery.run,
		tellNow: telling.run,
		async stop() {
			stopping.abort();
			checking.stop();
			await Promise.all([delivery, probing, telling, cleaning].map((task) => task.stop()));
		},
	};
}

type Task = { run(): void; stop(): Promise<void> };

/** Runs a task now, every `ms` and when asked to, never twice at once. */
function every(
	host: Host,
	ms: number,
	onError: (error: unknown) => void,
	task: () => Promise<void>,
): Task {
	let running: Promise<void> | null = null;
	const end = host.repeat(ms, run);
	run();
	return {
		run,
		async stop() {
			end();
			await running;
		},
	};

	function run(): void {
		// Answers to visitors are sent first.
		running ??= new Promise(setImmediate)
			.then(task)
			.catch(onError)
			.finally(() => {
				running = null;
			});
	}
}

/** Logs what a task did not expect; the same at most once an hour, since a round comes every five seconds. */
function createErrorLog({ store, host, log }: WorkerDeps): (error: unknown) => void {
	let last = '';
	let loggedAt = 0;
	return (error) => {
		store.reopenIfNeeded(error);
		// Another program writes for a moment: the next round will do. store.probe() finds what lasts.
		if (saysBusy(error)) return;
		const trace = traceOf(error);
		const now = host.now().getTime();
		if (JSON.stringify(trace) === last && !isOver(loggedAt, HOUR, now)) return;
		last = JSON.stringify(trace);
		loggedAt = now;
		log.error(trace, 'Unerwarteter Fehler beim Zustellen, Löschen oder Melden');
	};
}
