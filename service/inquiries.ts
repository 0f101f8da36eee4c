import type { Compact } from './compact.ts';
import type { Config } from './config.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMemory } from './memory.ts';
import { isFault } from './problem.ts';
import { allProblems, findProblems } from './problems.ts';
import { type Accept, createAccept } from './store/inbox.ts';
import { openStore } from './store/open-store.ts';
import { watchClock } from './watch-clock.ts';
import { startWorker, type Worker } from './worker.ts';

export type InquiriesDeps = Pick<
	Config,
	'dataDir' | 'mailLimit' | 'retentionDays' | 'ownerCommand'
> & {
	/** `null` = no mail server is configured. */
	mailer: Pick<Mailer, 'send' | 'verify'> | null;
	/** Whether an empty database may be begun where none has ever been. */
	mayBegin: boolean;
	host: Host;
	log: Log;
	compact: Compact;
};

/** What the service does with inquiries, from the commit to the deletion. */
export type Inquiries = {
	accept: Accept;
	/** For health: something keeps inquiries from being taken, kept or read. */
	isDisturbed(): boolean;
	/** Begins to deliver, delete and tell. Call it once no other process can be the service. */
	start(): void;
	/** Ends what `start` began; inquiries are still stored. */
	stop(): Promise<void>;
	/** Closes the database. */
	close(): void;
};

/** Opens the database and returns all that works on it. Whatever is wrong with it, the pages can be served. */
export function openInquiries(deps: InquiriesDeps): Inquiries {
	const { dataDir, mailer, host, log } = deps;
	const memory = openMemory(dataDir, log);
	const store = openStore({ ...deps, memory });
	const clock = watchClock(host.now);
	let worker: Worker | null = null;
	const watched = () => ({
		...deps,
		memory,
		db: store.db(),
		closed: store.closed(),
		isMailOn: mailer !== null,
		clock: clock.problem(),
	});
	return {
		accept: createAccept({
			store,
			host,
			log,
			dataDir,
			onStored: () => worker?.deliverNow(),
			onRefused: () => worker?.tellNow(),
		}),
		isDisturbed() {
			store.probe();
			return findProblems(watched()).some(isFault);
		},
		start() {
			worker = startWorker({
				...deps,
				store,
				memory,
				clock,
				problems: () => allProblems(watched()),
			});
		},
		async stop() {
			await worker?.stop();
		},
		close: store.close,
	};
}
