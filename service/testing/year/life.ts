import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { backUp } from '../../../deploy/back-up.ts';
import { handIn, newestCopy } from '../../../deploy/copies.ts';
import type { Machine } from '../../../deploy/machine.ts';
import { chosenCopy, replaceDatabase } from '../../../deploy/restore.ts';
import { fixtureAnfrage } from '../../../testing/fixture-anfrage.ts';
import { compactFile } from '../../compact.ts';
import { connect, DATABASE_NAME } from '../../database.ts';
import type { Host } from '../../host.ts';
import { type Inquiries, openInquiries } from '../../inquiries.ts';
import { composeMail, type Message } from '../../mail/compose.ts';
import type { SendResult } from '../../mail/refusal.ts';
import { forget, markShown } from '../../store/archive.ts';
import { retry } from '../../store/queue.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';
import { refused, SENT } from '../fake-send.ts';
import { AT } from '../stored.ts';
import { recordingLog } from '../world.ts';
import type { Happening, MailFault, Step } from './course.ts';
import { serverMachine } from './server-machine.ts';

export const RETENTION_DAYS = 180;
/** So few that an outage of some days meets it. */
export const MAIL_LIMIT = 20;
const ADDRESSING = {
	from: 'website@beispiel.example',
	to: 'max@beispiel.example',
	siteUrl: 'https://www.beispiel.example',
	name: 'Max Mustermann',
	ownerCommand: 'sudo werkplan anfragen',
};

/** Quiet days after a course: all troubles end, and what is too old goes. */
const REST_DAYS = 45;

/** An inquiry that was sent, as the one who watches from outside knows it. Times are true ones, in milliseconds. */
export type Sent = {
	/** A word that stands in this inquiry alone. */
	word: string;
	at: number;
	/** From when it is kept: where the machine's clock was ahead, from what that showed. */
	keptFrom: number;
	/** What the visitor was given; null = he was not thanked. */
	zeichen: string | null;
	/** What it says arrived in full in the owner's mailbox. */
	isMailed: boolean;
	/** The owner was told that it is there, without its text. */
	isAnnounced: boolean;
	/** When the owner deleted it on request. */
	deletedAt: number | null;
	/** It was lost with a database that was removed, damaged or exchanged before a copy was made. */
	isLostWithDatabase: boolean;
};

/** Troubles that last, and when they end. */
type Lasting = 'mail server' | 'machine' | 'clock' | 'disk' | 'copies' | 'second machine';

/** The service and all around it, lived through in seconds. */
export class Life {
	/** True time, which no clock of the machine shows. */
	time = AT.getTime();
	/** By how much the machine's clock is wrong. */
	clockOff = 0;
	readonly sent: Sent[] = [];
	/** The mails about troubles, with the time at which each came. */
	readonly told: { at: number; text: string }[] = [];
	/** What was logged as unexpected. */
	readonly unexpected: string[] = [];
	/** When each mail with inquiries came. */
	readonly mails: number[] = [];
	/** From when until when each trouble lasts. */
	readonly lasting = new Map<Lasting, { from: number; until: number }>();
	/** Since when nothing has been wrong. */
	wellSince = this.time;
	/** Since when the database has been lost; null = it is there. */
	lostSince: number | null = null;
	readonly machine: Machine;
	readonly secondMachine: string;
	isDying: 'before the answer' | 'after a mail' | null = null;
	#mailFault: MailFault = 'away';
	#process: Inquiries | null = null;
	/** What the running process does again and again. */
	#repeated: { every: number; run: () => void; last: number }[] = [];
	#backedUpAt = 0;
	/** When the last copy was made. */
	#copiedAt = 0;

	/** @param root a folder for all disks of this life */
	constructor(root: string) {
		this.secondMachine = join(root, 'second-machine');
		this.machine = serverMachine({
			root: join(root, 'server'),
			now: this.now,
			canCopy: () => !this.lasts('copies'),
			secondMachine: () => (this.lasts('second machine') ? null : this.secondMachine),
			stop: () => this.end(),
			start: () => this.begin(),
		});
		mkdirSync(this.secondMachine, { recursive: true });
		// The installer begins the database.
		connect(this.file).close();
	}

	get file(): string {
		return join(this.machine.data, DATABASE_NAME);
	}

	/** What the machine's clock shows. */
	now = (): Date => new Date(this.time + this.clockOff);

	lasts(what: Lasting): boolean {
		return this.time < (this.lasting.get(what)?.until ?? 0);
	}

	isRunning(): boolean {
		return this.#process !== null;
	}

	/** Whether the service says that all is well. */
	saysWell(): boolean {
		return this.#process !== null && !this.#process.isDisturbed();
	}

	/** Lives through a course, an hour at a time, and stops after each hour and event to be looked at; says what was last. */
	async *through(course: Step[]): AsyncGenerator<string> {
		this.begin();
		for (const { after, what } of course) {
			for (let hour = 0; hour < after; hour += 1) {
				await this.pass(HOUR);
				yield 'an hour later';
			}
			await this.happen(what);
			await this.pass(2 * MINUTE);
			yield what.kind;
		}
		for (let hour = 0; hour < REST_DAYS * 24; hour += 1) {
			await this.pass(HOUR);
			yield 'in the end';
		}
	}

	async pass(ms: number): Promise<void> {
		this.time += ms;
		if (!this.lasts('clock')) this.clockOff = 0;
		if (this.lasting.size > 0) this.endTroubles();
		if (this.lasts('machine')) return;
		if (!this.#process) this.begin();
		for (const task of this.#repeated) {
			if (this.time - task.last < task.every) continue;
			task.last = this.time;
			task.run();
		}
		await this.settle();
		if (this.lostSince !== null && this.time - this.lostSince > 30 * HOUR) this.restore();
		if (this.time - this.#backedUpAt >= DAY) this.backUp();
	}

	/** Lets what was begun come to its end. */
	async settle(): Promise<void> {
		for (let turns = 0; turns < 12; turns += 1) await turn();
	}

	begin(): void {
		if (this.lasts('machine')) return;
		const { log, logged } = recordingLog();
		const unexpected = (details: object, message: string) => {
			log.error(details, message);
			if (message.startsWith('Unerwartet')) this.unexpected.push(logged.at(-1) ?? message);
		};
		this.#repeated = [];
		const host: Host = {
			now: this.now,
			repeat: (every, run) => {
				const task = { every, run, last: this.time };
				this.#repeated.push(task);
				return () => {
					this.#repeated = this.#repeated.filter((other) => other !== task);
				};
			},
			wait: async () => {},
			freeBytes: () => (this.lasts('disk') ? 1e6 : 10e9),
		};
		const mailer = {
			send: (message: Message) => this.deliver(message),
			verify: async () => (this.lasts('mail server') && this.#mailFault === 'login' ? '535' : null),
		};
		this.#process = openInquiries({
			dataDir: this.machine.data,
			mailLimit: MAIL_LIMIT,
			retentionDays: RETENTION_DAYS,
			ownerCommand: ADDRESSING.ownerCommand,
			mailer,
			mayBegin: false,
			host,
			log: { ...log, error: unexpected },
			compact: async (file) => compactFile(file),
		});
		this.#process.start();
	}

	/** Ends the process in order, as systemd does. */
	end(): void {
		this.#repeated = [];
		this.#process?.close();
		this.#process = null;
	}

	/** Ends it like `kill -9`: on the disk stays what was there at this moment. */
	kill(): void {
		const files = ['', '-wal'].map((ending) => this.file + ending).filter(existsSync);
		const left = files.map((file) => [file, readFileSync(file)] as const);
		this.end();
		for (const [file, bytes] of left) writeFileSync(file, bytes);
		rmSync(`${this.file}-shm`, { force: true });
	}

	async happen(what: Happening): Promise<void> {
		switch (what.kind) {
			case 'inquiry':
				return await this.sendInquiry(what.isMarked, what.letters);
			case 'mail server fails':
				this.#mailFault = what.how;
				return this.last('mail server', what.hours);
			case 'process dies':
				if (what.when === 'waiting') return this.kill();
				this.isDying = what.when;
				return;
			case 'machine is off':
				if (this.#process) this.kill();
				return this.last('machine', what.hours);
			case 'clock is wrong':
				this.clockOff = what.days * DAY;
				return this.last('clock', what.hours);
			case 'disk is full':
				return this.last('disk', what.hours);
			case 'copies fail':
				return this.last('copies', what.hours);
			case 'second machine is away':
				return this.last('second machine', what.hours);
			case 'database is lost':
				return this.loseDatabase(what.how);
			case 'owner deletes':
				return this.deleteOnRequest(what.which);
			case 'owner shows':
				return this.asOwner(what.which, (db, row) => markShown(db, this.now(), [row]));
			case 'owner tries again':
				return this.withDatabase((db) => void retry(db, this.now(), idsIn(db)));
		}
	}

	private last(what: Lasting, hours: number): void {
		this.lasting.set(what, { from: this.time, until: this.time + hours * HOUR });
	}

	private endTroubles(): void {
		for (const [what, { until }] of this.lasting) if (until <= this.time) this.lasting.delete(what);
		if (this.lasting.size === 0) this.wellSince = this.time;
	}

	private async sendInquiry(isMarked: boolean, letters: number): Promise<void> {
		const word = `Wort${this.sent.length}x${Math.abs(this.time % 1e9)}`;
		const one: Sent = {
			word,
			at: this.time,
			keptFrom: this.time + Math.max(0, this.clockOff),
			zeichen: null,
			isMailed: false,
			isAnnounced: false,
			deletedAt: null,
			isLostWithDatabase: false,
		};
		this.sent.push(one);
		const { checkbox: _, ...texts } = fixtureAnfrage({
			message: `${word} ${'x'.repeat(letters)}`,
		});
		const accepted = await this.#process?.accept({
			texts,
			reasons: isMarked ? ['no-browser'] : [],
		});
		// The visitor sees no thanks where the process dies between commit and answer.
		if (this.isDying === 'before the answer') {
			this.isDying = null;
			return this.kill();
		}
		one.zeichen = accepted?.zeichen ?? null;
	}

	private async deliver(message: Message): Promise<SendResult> {
		if (this.lasts('mail server')) {
			const result = {
				away: refused('Keine Verbindung zum Mailserver', 'transport'),
				login: refused('Der Mailserver lehnt die Anmeldung ab (535)', 'transport'),
				later: refused('Der Mailserver lehnt ab (451)'),
				content: refused('Der Mailserver lehnt ab (554)', 'content'),
			}[this.#mailFault];
			// A filter refuses what visitors write, and nothing else.
			const isNotice = message.kind === 'anfrage' && message.anfrage.mailKind === 'notice';
			const isPlain = isNotice || (message.kind === 'note' && message.anfragen.length === 0);
			if (this.#mailFault !== 'content' || !isPlain) return result;
		}
		const text = String(composeMail(message, ADDRESSING).text);
		if (message.kind === 'note') this.told.push({ at: this.time, text });
		else this.mails.push(this.time);
		for (const one of this.sent) {
			if (one.zeichen === null && !text.includes(one.word)) continue;
			if (text.includes(one.word)) one.isMailed = true;
			if (one.zeichen !== null && text.includes(one.zeichen)) one.isAnnounced = true;
		}
		if (this.isDying === 'after a mail') {
			this.isDying = null;
			this.kill();
			return await new Promise(() => {});
		}
		return SENT;
	}

	private loseDatabase(how: Extract<Happening, { kind: 'database is lost' }>['how']): void {
		if (this.lostSince !== null || !existsSync(this.file)) return;
		if (how === 'damaged') {
			if (this.#process) this.kill();
			rmSync(`${this.file}-wal`, { force: true });
			writeFileSync(this.file, readFileSync(this.file).fill(0xa5));
		} else {
			for (const end of ['', '-wal', '-shm']) rmSync(this.file + end, { force: true });
		}
		const copy = newestCopy(this.machine);
		if (how === 'exchanged' && copy) writeFileSync(this.file, readFileSync(copy));
		else this.lostSince = this.time;
		this.noteLoss(how === 'exchanged' ? copy : '');
	}

	/** What no copy holds is lost; what came by mail is not. */
	private noteLoss(copy: string): void {
		this.forgetDeletionsOfNoCopy();
		const kept = copy
			? wordsIn(copy)
			: new Set(this.copies().flatMap((file) => [...wordsIn(file)]));
		for (const one of this.sent) if (!kept.has(one.word)) one.isLostWithDatabase = true;
	}

	/** Where no copy could be made since, a deletion is lost with the database. */
	private forgetDeletionsOfNoCopy(): void {
		for (const one of this.sent)
			if (one.deletedAt !== null && one.deletedAt > this.#copiedAt) one.deletedAt = null;
	}

	private restore(): void {
		const copy = newestCopy(this.machine);
		if (copy === '' || this.lasts('copies')) return;
		handIn(this.machine, copy, chosenCopy(this.machine));
		quietly(() => replaceDatabase(this.machine));
		const kept = wordsIn(copy);
		for (const one of this.sent) if (!kept.has(one.word)) one.isLostWithDatabase = true;
		this.lostSince = null;
	}

	private backUp(): void {
		this.#backedUpAt = this.time;
		const before = newestCopy(this.machine);
		// A fault stands in the report, which the service reads.
		quietly(() => backUp(this.machine));
		if (newestCopy(this.machine) !== before) this.#copiedAt = this.time;
	}

	private deleteOnRequest(which: number): void {
		this.asOwner(which, (db, row, one) => {
			forget(db, [row], this.now());
			one.deletedAt = this.time;
		});
		if (this.lasts('machine')) return;
		if (existsSync(this.file)) compactFile(this.file);
		this.backUp();
	}

	/** Does something with one of the inquiries that are stored. */
	private asOwner(
		which: number,
		act: (db: ReturnType<typeof connect>, row: { id: number; zeichen: string }, one: Sent) => void,
	): void {
		this.withDatabase((db) => {
			const rows = db.prepare('SELECT id, zeichen FROM anfrage ORDER BY id').all();
			const row = rows[which % Math.max(1, rows.length)];
			const one = this.sent.find(({ zeichen }) => zeichen !== null && zeichen === row?.zeichen);
			if (row && one) act(db, { id: Number(row.id), zeichen: String(row.zeichen) }, one);
		});
	}

	private withDatabase(act: (db: ReturnType<typeof connect>) => void): void {
		if (this.lasts('machine') || this.lostSince !== null || !existsSync(this.file)) return;
		using db = connect(this.file);
		act(db);
	}

	/** All copies, here and on the second machine. */
	copies(): string[] {
		return [this.machine.copies, this.secondMachine].flatMap((folder) =>
			readdirSync(folder)
				.filter((name) => name.endsWith('.sqlite'))
				.map((name) => join(folder, name)),
		);
	}
}

function idsIn(db: ReturnType<typeof connect>): { id: number }[] {
	return db
		.prepare('SELECT id FROM anfrage')
		.all()
		.map(({ id }) => ({ id: Number(id) }));
}

const WORD = /Wort\d+x\d+/g;

/** The words of the inquiries whose bytes stand in a file. */
export function wordsIn(file: string): Set<string> {
	if (!existsSync(file)) return new Set();
	return new Set(readFileSync(file, 'latin1').match(WORD));
}

/** The commands of the server speak to the owner at his terminal; nobody is there. */
function quietly(command: () => void): void {
	const { log, error } = console;
	const exitCode = process.exitCode;
	console.log = () => {};
	console.error = () => {};
	try {
		command();
	} catch {
		// What failed stands in the report.
	} finally {
		Object.assign(console, { log, error });
		process.exitCode = exitCode;
	}
}
