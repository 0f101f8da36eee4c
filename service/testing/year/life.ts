import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../database.ts';
import type { Message } from '../../mail/compose.ts';
import type { SendResult } from '../../mail/refusal.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';
import { SENT } from '../fake-send.ts';
import { AT } from '../stored.ts';
import type { Happening, Loss, MailFault, Step } from './course.ts';
import { Disks } from './disks.ts';
import { Ledger } from './ledger.ts';
import { Mailbox, refusalOf } from './mailbox.ts';
import { deleteOnRequest, show, tryAgain } from './owner-acts.ts';
import { serverMachine } from './server-machine.ts';
import { ServiceProcess } from './service-process.ts';
import { Troubles } from './troubles.ts';

/** Quiet days after a course: all troubles end, and what is too old goes. */
const REST_DAYS = 45;

/** Where the database is lost, the owner has restored it by then. */
const RESTORED_AFTER_MS = 30 * HOUR;

/** The service and all around it, lived through in seconds. */
export class Life {
	/** True time, which no clock of the machine shows. */
	time = AT.getTime();
	readonly ledger = new Ledger();
	readonly mailbox = new Mailbox();
	readonly disks: Disks;
	readonly service: ServiceProcess;
	readonly troubles = new Troubles(() => this.time);
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
			canCopy: () => !this.troubles.last('copies'),
			secondMachine: () => (this.troubles.last('second machine') ? null : this.disks.second),
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
			freeBytes: () => (this.troubles.last('disk') ? 1e6 : 10e9),
			mailer: {
				send: (message) => this.#deliver(message),
				verify: async () =>
					this.troubles.last('mail server') && this.#mailFault === 'login' ? '535' : null,
			},
		});
		// The installer begins the database.
		connect(this.disks.file).close();
	}

	/** What the machine's clock shows. */
	now = (): Date => new Date(this.time + this.#clockOff);

	/** For how long mails could reach the owner; 0 where they cannot. */
	mailableFor(): number {
		const isMailable = !this.troubles.keepMails() && this.service.isRunning() && !this.isDying;
		return isMailable ? this.time - this.troubles.mailableSince : 0;
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
		if (this.#clockOff !== 0 && !this.troubles.last('clock')) this.#setClock(0);
		this.ledger.noteClock(this.now().getTime(), this.time);
		this.troubles.end();
		if (this.troubles.last('machine')) return;
		if (!this.service.isRunning()) this.#begin();
		await this.service.run();
		if (this.lostSince !== null && this.time - this.lostSince > RESTORED_AFTER_MS) this.#restore(0);
		if (this.time - this.#backedUpAt >= DAY) this.backUp();
	}

	async #happen(what: Happening): Promise<void> {
		switch (what.kind) {
			case 'inquiries':
				for (const letters of what.letters) await this.#sendInquiry(what.isMarked, letters);
				return;
			case 'mail server fails':
				this.#mailFault = what.how;
				return this.troubles.begin('mail server', what.hours);
			case 'process dies':
				if (what.when !== 'waiting') this.isDying = what.when;
				else this.service.kill();
				return;
			case 'machine is off':
				this.service.kill();
				return this.troubles.begin('machine', what.hours);
			case 'clock is wrong':
				this.#setClock(what.days * DAY);
				return this.troubles.begin('clock', what.hours);
			case 'disk is full':
				return this.troubles.begin('disk', what.hours);
			case 'copies fail':
				return this.troubles.begin('copies', what.hours);
			case 'second machine is away':
				return this.troubles.begin('second machine', what.hours);
			case 'database is lost':
				return this.#lose(what.how);
			case 'database is exchanged':
				return this.#exchange();
			case 'owner restores':
				return this.#restore(what.which);
			case 'owner deletes':
				return deleteOnRequest(this, what.which);
			case 'owner shows':
				return show(this, what.which);
			case 'owner tries again':
				return tryAgain(this);
		}
	}

	#setClock(off: number): void {
		this.#clockOff = off;
		this.steadySince = this.time;
	}

	#begin(): void {
		if (this.troubles.last('machine')) return;
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
		const refusal = this.troubles.last('mail server') ? refusalOf(message, this.#mailFault) : null;
		if (refusal) return refusal;
		this.ledger.noteMail(this.mailbox.take(message, this.time));
		if (this.isDying !== 'after a mail') return SENT;
		this.#die();
		return await new Promise(() => {});
	}

	#lose(how: Loss): void {
		if (!this.hasDatabase()) return;
		if (how !== 'removed') this.service.kill();
		this.disks.lose(how);
		this.lostSince = this.time;
		this.ledger.noteReplaced(this.disks.copies());
	}

	#exchange(): void {
		if (!this.hasDatabase()) return;
		const copy = this.disks.exchange();
		if (copy === '') return;
		this.ledger.noteUndone(this.disks.madeAt(copy));
		this.#noteReplaced(copy);
	}

	#restore(which: number): void {
		if (this.troubles.last('machine') || this.troubles.last('copies')) return;
		const copiedAt = this.disks.lastMadeAt();
		const copy = this.disks.restore(which, this.time);
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

	/** Makes the daily copy, or one at once. */
	backUp(): void {
		this.#backedUpAt = this.time;
		const copy = this.disks.backUp(this.time);
		// One that a wrong clock has dated may be taken away as old.
		if (this.#clockOff === 0) this.ledger.noteCopy(copy);
	}

	/** Whether somebody could open the database now. */
	hasDatabase(): boolean {
		return !this.troubles.last('machine') && this.lostSince === null && existsSync(this.disks.file);
	}
}
