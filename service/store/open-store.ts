import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
	DATABASE_NAME,
	type Database,
	isGone,
	openDatabase,
	saysBusy,
	saysDamaged,
	setAsideOpen,
	tryToWrite,
} from '../database.ts';
import type { Host } from '../host.ts';
import { kindOfError, type Log, traceOf } from '../log.ts';
import type { Memory } from '../memory.ts';
import type { Problem } from '../problem.ts';
import { goneSentence } from '../problems.ts';
import { isOver, MINUTE } from '../times.ts';

type StoreDeps = { dataDir: string; mayBegin: boolean; host: Host; log: Log; memory: Memory };

/** The database, which may come and go while the service runs. */
export type Store = {
	/** null while there is none, or none that can be opened; `closed` says why. */
	db(): Database | null;
	closed(): Problem | null;
	/** Opens what lies there now, where none is open, or the open one was removed, exchanged or found damaged. */
	reopenIfNeeded(error?: unknown): void;
	/** Tries whether something can be stored, once a minute at most. */
	probe(): void;
	/** What an inquiry met: a refusal by the database, or null where it was stored. */
	noteRefusal(refusal: string | null): void;
	close(): void;
};

/** Opens the database. Whatever is wrong with it, nothing is thrown: the pages are served all the same. */
export function openStore({ dataDir, mayBegin, host, log, memory }: StoreDeps): Store {
	const file = join(dataDir, DATABASE_NAME);
	let db: Database | null = null;
	let closed: Problem | null = null;
	let triedAt = 0;
	let probedAt = 0;
	let busySince: number | null = null;
	/** Later on none is begun: what is gone then, even with its folder, is lost. */
	let mayBeginNow = mayBegin;
	open();
	return { db: () => db, closed: () => closed, reopenIfNeeded, probe, noteRefusal, close };

	function open(): void {
		triedAt = host.now().getTime();
		const isNew = !existsSync(file);
		try {
			db = openDatabase(file, mayBeginNow, host.now());
			mayBeginNow = false;
			if (db && isNew) log.info({ datei: file }, 'Eine neue, leere Datenbank ist angelegt.');
			closed = db ? null : closedBy(goneSentence(dataDir));
		} catch (error) {
			closed = closedBy(
				`Die Datenbank ${file} lässt sich nicht öffnen (${kindOfError(error)}). Das Formular nimmt nichts an; der Dienst versucht es jede Minute wieder.`,
			);
		}
	}

	function reopenIfNeeded(error?: unknown): void {
		if (db && (isGone(db) || saysDamaged(error))) {
			log.error({}, `${file} ist weg, ausgetauscht oder beschädigt und wird neu geöffnet.`);
			letGo(db);
			open();
		} else if (!db && isOver(triedAt, MINUTE, host.now().getTime())) {
			open();
			if (db) log.info({}, `${file} lässt sich wieder öffnen, das Formular nimmt wieder an.`);
		}
	}

	function letGo(open: Database): void {
		try {
			if (isGone(open)) setAsideOpen(open, host.now());
		} catch (error) {
			log.error(traceOf(error), 'Was die entfernte Datenbank enthielt, ließ sich nicht aufheben.');
		}
		close();
	}

	function probe(): void {
		const now = host.now().getTime();
		if (!db || !isOver(probedAt, MINUTE, now)) return;
		probedAt = now;
		try {
			tryToWrite(file);
			busySince = null;
			noteRefusal(null);
		} catch (error) {
			// Another program may write for a moment.
			busySince ??= now;
			if (saysDamaged(error)) reopenIfNeeded(error);
			else if (!saysBusy(error) || busySince < now) noteRefusal(kindOfError(error));
		}
	}

	function noteRefusal(cause: string | null): void {
		const { refused } = memory.get();
		if (cause === null ? refused === null : refused?.cause === cause) return;
		const since = refused?.since ?? host.now().getTime();
		memory.change({ refused: cause === null ? null : { since, cause } });
	}

	function close(): void {
		if (db?.isOpen) db.close();
		db = null;
	}
}

function closedBy(sentence: string): Problem {
	return { key: 'database', urgency: 'closed', sentence };
}
