import { setTimeout as sleep } from 'node:timers/promises';
import type { Anfrage } from '#shared/anfrage.ts';
import type { Database } from '../db/open.ts';
import { sqliteErrorKind } from '../db/sqlite-error.ts';
import { PATIENCE, type Patience, writeNow } from '../db/write.ts';
import { cleanAnfrage } from './clean.ts';
import { createRecent } from './recent.ts';
import { prepareStore } from './store.ts';

/** `unavailable` = nothing was stored; `reason` is for the log and holds no personal data. */
export type Accepted =
	| { kind: 'stored'; id: number }
	| { kind: 'duplicate'; id: number }
	| { kind: 'unavailable'; reason: string };

export type Acceptor = {
	/** `klient` is an opaque hash; the same six values from it within ten minutes are one inquiry. */
	accept(anfrage: Anfrage, meta: { klient: string; verdacht: string[] }): Promise<Accepted>;
	/** Answers what is under way, then refuses everything. */
	close(): Promise<void>;
};

type Request = {
	anfrage: Anfrage;
	verdacht: string[];
	key: string;
	size: number;
	giveUpAt: number;
	answer: (outcome: Accepted) => void;
};

const MOST_IN_ONE_COMMIT = 256;
/** Characters waiting for a locked database before newcomers are turned away. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * Stores inquiries durably. Those that arrive together share one transaction, for the disk's
 * flush is what takes the time; nobody is answered before the COMMIT has returned.
 */
export function createAcceptor(
	db: Database,
	deps: { now: () => Date; patience?: Patience; mostWaiting?: number },
): Acceptor {
	const { now, patience = PATIENCE, mostWaiting = MOST_WAITING } = deps;
	const recent = createRecent();
	const store = prepareStore(db);
	const stillStored = db.prepare('SELECT 1 FROM anfrage WHERE id = ?');
	let queue: Request[] = [];
	let waitingSize = 0;
	let working: Promise<void> | null = null;
	let closed = false;

	return {
		accept(raw, meta) {
			if (closed) return Promise.resolve(unavailable('Der Dienst wird beendet.'));
			if (waitingSize > mostWaiting) return Promise.resolve(unavailable('Zu viele warten schon.'));
			const anfrage = cleanAnfrage(raw);
			const size = anfrage.message.length + anfrage.vorname.length + anfrage.nachname.length;
			const { promise, resolve } = Promise.withResolvers<Accepted>();
			queue.push({
				anfrage,
				verdacht: meta.verdacht,
				key: recent.keyOf(meta.klient, anfrage),
				size,
				giveUpAt: performance.now() + patience.totalMs,
				answer: resolve,
			});
			waitingSize += size;
			working ??= workOff();
			return promise;
		},
		async close() {
			closed = true;
			await working;
		},
	};

	async function workOff(): Promise<void> {
		// Whoever arrives in the same turn of the event loop travels in the same commit.
		await new Promise(setImmediate);
		while (queue.length > 0) {
			const batch = queue.splice(0, MOST_IN_ONE_COMMIT);
			const busy = commit(batch);
			if (busy.length > 0) {
				queue = [...busy, ...queue];
				await sleep(patience.pauseMs);
			} else if (queue.length > 0) {
				await new Promise(setImmediate);
			}
		}
		working = null;
	}

	/** Answers everybody except those it returns: for them the database is locked, try again. */
	function commit(batch: Request[]): Request[] {
		try {
			const outcomes = writeNow(db, () => storeAll(batch));
			for (const [request, outcome] of outcomes) settle(request, outcome);
			return [];
		} catch (error) {
			const kind = sqliteErrorKind(error);
			if (kind === 'busy') return batch.filter((request) => !expire(request, error));
			if (kind === 'other' && batch.length > 1) return batch.flatMap((single) => commit([single]));
			for (const request of batch) settle(request, notStored(error));
			return [];
		}
	}

	function storeAll(batch: Request[]): [Request, Accepted][] {
		const at = now();
		const inThisCommit = new Map<string, number>();
		return batch.map((request) => {
			const { anfrage, verdacht, key } = request;
			const known = inThisCommit.get(key) ?? recent.find(key, at);
			// The owner may have deleted it meanwhile; then this is a new inquiry.
			if (known !== null && stillStored.get(known))
				return [request, { kind: 'duplicate', id: known }];
			const id = store(anfrage, verdacht, at);
			inThisCommit.set(key, id);
			return [request, { kind: 'stored', id }];
		});
	}

	function expire(request: Request, error: unknown): boolean {
		if (performance.now() < request.giveUpAt) return false;
		settle(request, notStored(error));
		return true;
	}

	function settle(request: Request, outcome: Accepted): void {
		if (outcome.kind === 'stored') recent.remember(request.key, outcome.id, now());
		waitingSize -= request.size;
		request.answer(outcome);
	}
}

function notStored(error: unknown): Accepted {
	return unavailable(`Speichern nicht möglich: ${error instanceof Error ? error.message : error}`);
}

function unavailable(reason: string): Accepted {
	return { kind: 'unavailable', reason };
}
