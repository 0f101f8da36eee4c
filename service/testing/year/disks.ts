import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../deploy/back-up.ts';
import { CHOSEN, giveToService } from '../../../deploy/copies.ts';
import type { Machine } from '../../../deploy/machine.ts';
import { replaceDatabase } from '../../../deploy/restore.ts';
import { newestCopyOf } from '../../backups.ts';
import type { Loss } from './course.ts';

/** The disks of the server and of the second machine: the database, its copies, and what becomes of them. */
export class Disks {
	readonly machine: Machine;
	/** The folder of copies on the second machine. */
	readonly second: string;
	/** The most copies of one folder that a single run has taken away. */
	mostTaken = 0;
	/** When each copy was made, in true time. */
	readonly #madeAt = new Map<string, number>();

	constructor(machine: Machine, second: string) {
		this.machine = machine;
		this.second = second;
		mkdirSync(second, { recursive: true });
	}

	/** The database. */
	get file(): string {
		return this.machine.database;
	}

	/** All copies, here and on the second machine. */
	copies(): string[] {
		return [this.machine.copies, this.second].flatMap(copiesIn);
	}

	/** Removes or damages the database. No process may have it open but for `removed`. */
	lose(how: Loss): void {
		if (how === 'damaged') {
			rmSync(`${this.file}-wal`, { force: true });
			writeFileSync(this.file, readFileSync(this.file).fill(0xa5));
		} else if (how === 'emptied') {
			rmSync(this.machine.data, { recursive: true });
			mkdirSync(this.machine.data);
		} else this.#remove();
	}

	/** Puts the newest copy in the place of the database, by hand; returns it, '' where there is none. */
	exchange(): string {
		const copy = this.#newest();
		if (copy === '') return '';
		this.#remove();
		writeFileSync(this.file, readFileSync(copy));
		return copy;
	}

	/** The newest copy by its name, which a wrong clock may have given. */
	#newest(): string {
		const { copies, now } = this.machine;
		const name = newestCopyOf(readdirSync(copies), now());
		return name && join(copies, name);
	}

	#remove(): void {
		for (const ending of ['', '-wal', '-shm']) rmSync(this.file + ending, { force: true });
	}

	/** Restores by the command, at this true time, the newest copy (0) or another; returns it, '' where that did not succeed. */
	restore(which: number, at: number): string {
		const copies = copiesIn(this.machine.copies).sort().reverse();
		const copy = which === 0 ? this.#newest() : copies[which % copies.length];
		if (!copy) return '';
		giveToService(this.machine, copy, CHOSEN);
		const isDone = quietly(() => replaceDatabase(this.machine));
		for (const wayBack of copiesIn(this.machine.copies))
			if (!this.#madeAt.has(wayBack)) this.#madeAt.set(wayBack, at);
		return isDone ? copy : '';
	}

	/** When a copy was made, in true time. */
	madeAt(copy: string): number {
		return this.#madeAt.get(copy) ?? 0;
	}

	/** When the last of the copies that lie here was made, in true time, whatever their names say. */
	lastMadeAt(): number {
		return Math.max(0, ...copiesIn(this.machine.copies).map((copy) => this.madeAt(copy)));
	}

	/** The daily back-up, at this true time. Returns the copy that it made, '' where it made none. */
	backUp(at: number): string {
		const before = [this.machine.copies, this.second].map(copiesIn);
		// A fault stands in the report, which the service reads.
		quietly(() => backUp(this.machine));
		const taken = before.map((copies) => copies.filter((file) => !existsSync(file)).length);
		this.mostTaken = Math.max(this.mostTaken, ...taken);
		const made = copiesIn(this.machine.copies).find((file) => !before.flat().includes(file)) ?? '';
		this.#madeAt.set(made, at);
		return made;
	}
}

function copiesIn(folder: string): string[] {
	const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
	return names.map((name) => join(folder, name));
}

/** Runs a command that speaks to the owner at his terminal, where nobody is; tells whether it succeeded. */
function quietly(command: () => void): boolean {
	const { log, error } = console;
	const exitCode = process.exitCode;
	console.log = () => {};
	console.error = () => {};
	try {
		command();
		return true;
	} catch {
		return false;
	} finally {
		Object.assign(console, { log, error });
		process.exitCode = exitCode;
	}
}
