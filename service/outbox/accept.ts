import type { Anfrage } from '#shared/anfrage.ts';
import type { Database } from '../db/open.ts';

export type Accepted =
	| { kind: 'stored'; id: number }
	| { kind: 'duplicate'; id: number }
	| { kind: 'unavailable'; reason: string };

export type Acceptor = {
	accept(anfrage: Anfrage, meta: { klient: string; verdacht: string[] }): Promise<Accepted>;
	close(): Promise<void>;
};

export function createAcceptor(_db: Database, _deps: { now: () => Date }): Acceptor {
	return {
		accept: async () => ({ kind: 'unavailable', reason: 'im Aufbau' }),
		close: async () => {},
	};
}
