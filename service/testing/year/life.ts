import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compactFile } from '../../compact.ts';
import { connect, type Database } from '../../database.ts';
import type { Message } from '../../mail/compose.ts';
import type { SendResult } from '../../mail/refusal.ts';
import { forget, markShown } from '../../store/archive.ts';
import { retry } from '../../store/queue.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';
import { SENT } from '../fake-send.ts';
import { AT } from '../stored.ts';
import type { Happening, Loss, MailFault, Step } from './course.ts';
import { Disks } from './disks.ts';
import { Ledger, type Sent } from './ledger.ts';
import { Mailbox, refusalOf } from './mailbox.ts';
import { serverMachine } from './server-machine.ts';
import { ServiceProcess } from './service-process.ts';

/** Quiet days after a course: all troubles end, and what is too old goes. */
const REST_DAYS = 45;

/** Where the database is lost, the owner has restored it by then. */
const RESTORED_AFTER_MS = 30 * HOUR;

/** Troubles that last. */
type Lasting = 'mail server' | 'machine' | 'clock' | 'disk' | 'copies' | 'second machine';

const KEEPS_MAILS = new Set<Lasting>(['mail server', 'machine', 'clock']);

/** The service and all around it, lived through in seconds. */
export class Life {
	/** True time, which no clock of the machine shows. */
	time = AT.getTime();
	readonly ledger = new Ledger();
	readonly mailbox = new Mailbox();
	readonly disks: Disks;
	readonly service: ServiceProcess;
	/** From when until when each trouble lasts. */
	readonly lasting = new Map<Lasting, { from: number; until: number }>();
	/** Since when no trouble has lasted. */
	wellSince = this.time;
	/** Since when none has kept mails from the owner. */
	mailableSince = this.time;
	/** Since when one process has run with one database by one clock. */
	steadySince = this.time;
	/** Since when the database has been lost; null = it is there. */
	lostSince: number | null = null;
	isDying: 'before the answer' | 'after a mail' | null = null;
	/** By how much the machine's clock is wrong. */
	#clockOff = 0;
	#mailFault: MailFault = 'away';
	#backedUpAt = 0;

	/** @param root a folder for all disks of this life */
	constructor(root: string) {
		const machine = serverMachine({
			root: join(root, 'server'),
			now: this.now,
			canCopy: () => !this.lasts('copies'),
			secondMachine: () => (this.lasts('second machine') ? null : this.disks.second),
			systemctl: (verb) => {
				if (verb === 'stop') this.service.end();
				if (verb === 'start') this.#begin();
			},
		});
		this.disks = new Disks(machine, join(root, 'second-machine'));
		this.service = new ServiceProcess({
			dataDir: machine.data,
			time: () => this.time,
			now: this.now,
			freeBytes: () => (this.lasts('disk') ? 1e6 : 10e9),
			mailer: {
				send: (message) => this.#deliver(message),
				verify: async () =>
					this.lasts('mail server') && this.#mailFault === 'login' ? '535' : null,
			},
		});
		// The installer begins the database.
		connect(this.disks.file).close();
	}

	/** What the machine's clock shows. */
	now = (): Date => new Date(this.time + this.#clockOff);

	lasts(what: Lasting): boolean {
		return this.time < (this.lasting.get(what)?.until ?? 0);
	}

	/** For how long mails could reach the owner; 0 where they cannot. */
	mailableFor(): number {
		const isMailable = ![...KEEPS_MAILS].some((what) => this.lasts(what));
		return isMailable && this.service.isRunning() && !this.isDying
			? this.time - this.mailableSince
			: 0;
	}

	/** Lives through a course, an hour at a time, and stops to be looked at; says what was last. */
	async *through(course: Step[]): AsyncGenerator<string> {
		this.#begin();
		for (const { after, what } of course) {
			yield* this.#hours(after);
			await this.#happen(what);
			await this.#pass(2 * MINUTE);
			yield what.kind;
		}
		yield* this.#hours(REST_DAYS * 24);
	}

	end(): void {
		this.service.end();
	}

	async *#hours(count: number): AsyncGenerator<string> {
		for (let hour = 1; hour <= count; hour += 1) {
			await this.#pass(HOUR);
			if (hour % 4 === 0 || hour === count) yield 'hours later';
		}
	}

	async #pass(ms: number): Promise<void> {
		this.time += ms;
		if (this.#clockOff !== 0 && !this.lasts('clock')) this.#setClock(0);
		this.ledger.noteClock(this.now().getTime(), this.time);
		for (const [what, { until }] of this.lasting) if (until <= this.time) this.#endTrouble(what);
		if (this.lasts('machine')) return;
		if (!this.service.isRunning()) this.#begin();
		await this.service.run();
		if (this.lostSince !== null && this.time - this.lostSince > RESTORED_AFTER_MS) this.#restore(0);
		if (this.time - this.#backedUpAt >= DAY) this.#backUp();
	}

	async #happen(what: Happening): Promise<void> {
		switch (what.kind) {
			case 'inquiries':
				for (const letters of what.letters) await this.#sendInquiry(what.isMarked, letters);
				return;
			case 'mail server fails':
				this.#mailFault = what.how;
				return this.#last('mail server', what.hours);
			case 'process dies':
				if (what.when !== 'waiting') this.isDying = what.when;
				else this.service.kill();
				return;
			case 'machine is off':
				this.service.kill();
				return this.#last('machine', what.hours);
			case 'clock is wrong':
				this.#setClock(what.days * DAY);
				return this.#last('clock', what.hours);
			case 'disk is full':
				return this.#last('disk', what.hours);
			case 'copies fail':
				return this.#last('copies', what.hours);
			case 'second machine is away':
				return this.#last('second machine', what.hours);
			case 'database is lost':
				return this.#lose(what.how);
			case 'database is exchanged':
				return this.#exchange();
			case 'owner restores':
				return this.#restore(what.which);
			case 'owner deletes':
				return this.#deleteOnRequest(what.which);
			case 'owner shows':
				return this.#asOwner(what.which, (db, row) => markShown(db, this.now(), [row]));
			case 'owner tries again':
				return this.#withDatabase((db) => void retry(db, this.now(), storedIn(db)));
		}
	}

	#last(what: Lasting, hours: number): void {
		this.lasting.set(what, { from: this.time, until: this.time + hours * HOUR });
	}

	#endTrouble(what: Lasting): void {
		this.lasting.delete(what);
		if (this.lasting.size === 0) this.wellSince = this.time;
		if (KEEPS_MAILS.has(what)) this.mailableSince = this.time;
	}

	#setClock(off: number): void {
		this.#clockOff = off;
		this.steadySince = this.time;
	}

	#begin(): void {
		if (this.lasts('machine')) return;
		this.service.begin();
		this.steadySince = this.time;
	}

	async #sendInquiry(isMarked: boolean, letters: number): Promise<void> {
		const one = this.ledger.add(this.time, this.now().getTime());
		const zeichen = await this.service.accept(`${one.word} ${'x'.repeat(letters)}`, isMarked);
		if (this.isDying !== 'before the answer') one.zeichen = zeichen;
		// The visitor sees no thanks where the process dies between commit and answer.
		else this.#die();
	}

	#die(): void {
		this.isDying = null;
		this.service.kill();
	}

	async #deliver(message: Message): Promise<SendResult> {
		const refusal = this.lasts('mail server') ? refusalOf(message, this.#mailFault) : null;
		if (refusal) return refusal;
		this.ledger.noteMail(this.mailbox.take(message, this.time));
		if (this.isDying !== 'after a mail') return SENT;
		this.#die();
		return await new Promise(() => {});
	}

	#lose(how: Loss): void {
		if (!this.#hasDatabase()) return;
		if (how !== 'removed') this.service.kill();
		this.disks.lose(how);
		this.lostSince = this.time;
		this.ledger.noteReplaced(this.disks.copies());
	}

	#exchange(): void {
		if (!this.#hasDatabase()) return;
		const copy = this.disks.exchange();
		if (copy === '') return;
		this.ledger.noteUndone(this.disks.madeAt(copy));
		this.#noteReplaced(copy);
	}

	#restore(which: number): void {
		if (this.lasts('machine') || this.lasts('copies')) return;
		const copiedAt = this.disks.lastMadeAt();
		const copy = this.disks.restore(which);
		if (copy === '') return;
		// Where there was a database, it was copied first.
		if (this.lostSince !== null) this.ledger.noteUndone(copiedAt);
		this.lostSince = null;
		this.#noteReplaced(copy);
	}

	#noteReplaced(copy: string): void {
		this.ledger.noteReplaced([copy]);
		this.steadySince = this.time;
	}

	#backUp(): void {
		this.#backedUpAt = this.time;
		const copy = this.disks.backUp(this.time);
		// One that a wrong clock has dated may be taken away as old.
		if (this.#clockOff === 0) this.ledger.noteCopy(copy);
	}

	#deleteOnRequest(which: number): void {
		this.#asOwner(which, (db, row, one) => {
			// Leaves always what SQLite leaves now and then even with it, in pages that it has rearranged.
			db.exec('PRAGMA secure_delete = OFF');
			forget(db, [{ ...row, at: this.now().getTime() }]);
			one.deletedAt = this.time;
		});
		if (!this.#hasDatabase()) return;
		compactFile(this.disks.file);
		this.#backUp();
	}

	/** Does something with one of the inquiries that are stored. */
	#asOwner(
		which: number,
		act: (db: Database, row: { id: number; zeichen: string }, one: Sent) => void,
	): void {
		this.#withDatabase((db) => {
			const rows = storedIn(db);
			const row = rows[which % Math.max(1, rows.length)];
			const one = this.ledger.thanked().find(({ zeichen }) => zeichen === row?.zeichen);
			if (row && one) act(db, row, one);
		});
	}

	#withDatabase(act: (db: Database) => void): void {
		if (!this.#hasDatabase()) return;
		using db = connect(this.disks.file);
		act(db);
	}

	#hasDatabase(): boolean {
		return !this.lasts('machine') && this.lostSince === null && existsSync(this.disks.file);
	}
}

function storedIn(db: Database): { id: number; zeichen: string }[] {
	const rows = db.prepare('SELECT id, zeichen FROM anfrage ORDER BY id').all();
	return rows.map(({ id, zeichen }) => ({ id: Number(id), zeichen: String(zeichen) }));
}
