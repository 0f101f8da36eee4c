import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fixtureAnfrage } from '../../../testing/fixture-anfrage.ts';
import { compactFile } from '../../compact.ts';
import { DATABASE_NAME } from '../../database.ts';
import type { Host } from '../../host.ts';
import { type Inquiries, type InquiriesDeps, openInquiries } from '../../inquiries.ts';
import { recordingLog } from '../world.ts';
import { RETENTION_DAYS } from './ledger.ts';
import { MAIL_LIMIT, OWNER_COMMAND } from './mailbox.ts';

type Given = {
	dataDir: string;
	/** True time; the machine's clock may show another. */
	time(): number;
	now(): Date;
	freeBytes(): number;
	mailer: InquiriesDeps['mailer'];
};

/** The service's process: begun, killed and begun again, with the disk that is left. */
export class ServiceProcess {
	/** What was logged as unexpected, by all of its lives. */
	readonly unexpected: string[] = [];
	readonly #given: Given;
	#running: Inquiries | null = null;
	/** What it does again and again. */
	#repeated: { every: number; run: () => void; last: number }[] = [];

	constructor(given: Given) {
		this.#given = given;
	}

	isRunning(): boolean {
		return this.#running !== null;
	}

	/** Whether it says that all is well. */
	saysWell(): boolean {
		return this.#running !== null && !this.#running.isDisturbed();
	}

	begin(): void {
		const { dataDir, time, now, freeBytes, mailer } = this.#given;
		const { log, logged } = recordingLog();
		const error = (details: object, message: string) => {
			log.error(details, message);
			if (message.startsWith('Unerwartet')) this.unexpected.push(logged.at(-1) ?? message);
		};
		this.#repeated = [];
		const host: Host = {
			now,
			repeat: (every, run) => {
				const task = { every, run, last: time() };
				this.#repeated.push(task);
				return () => {
					this.#repeated = this.#repeated.filter((other) => other !== task);
				};
			},
			wait: async () => {},
			freeBytes,
		};
		this.#running = openInquiries({
			dataDir,
			mailLimit: MAIL_LIMIT,
			retentionDays: RETENTION_DAYS,
			ownerCommand: OWNER_COMMAND,
			mailer,
			mayBegin: false,
			host,
			log: { ...log, error },
			compact: async (file) => compactFile(file),
		});
		this.#running.start();
	}

	/** Does what is to be done by now, and lets it come to its end. */
	async run(): Promise<void> {
		const time = this.#given.time();
		for (const task of this.#repeated) {
			if (time - task.last < task.every) continue;
			task.last = time;
			task.run();
		}
		for (let turns = 0; turns < 12; turns += 1) await turn();
	}

	/** Hands in an inquiry; returns what the visitor is given. */
	async accept(message: string, isMarked: boolean): Promise<string | null> {
		const { checkbox: _, ...texts } = fixtureAnfrage({ message });
		const reasons = isMarked ? (['no-browser'] as const) : [];
		const accepted = await this.#running?.accept({ texts, reasons: [...reasons] });
		return accepted?.zeichen ?? null;
	}

	/** Ends in order, as systemd does it. */
	end(): void {
		this.#repeated = [];
		this.#running?.close();
		this.#running = null;
	}

	/** Ends like `kill -9`: on the disk stays what was there at this moment. */
	kill(): void {
		const file = join(this.#given.dataDir, DATABASE_NAME);
		const files = ['', '-wal'].map((ending) => file + ending).filter(existsSync);
		const left = files.map((path) => [path, readFileSync(path)] as const);
		this.end();
		for (const [path, bytes] of left) writeFileSync(path, bytes);
		rmSync(`${file}-shm`, { force: true });
	}
}
