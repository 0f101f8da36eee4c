import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** What is pressed besides letters. */
export const KEYS = { enter: '\r', down: '\x1b[B', cancel: '\x03', escape: '\x1b', clear: '\x15' };

/** A program in a terminal of its own, which util-linux' `script` makes. */
export class Terminal {
	/** All that was printed, without colours and movements. */
	screen = '';
	readonly ended: Promise<number | null>;
	readonly #process: ChildProcess;
	#waiting = () => {};

	constructor(command: string, { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv }) {
		const inside = `stty cols 100 rows 40 && ${command}`;
		this.#process = spawn('script', ['-qfec', inside, '/dev/null'], {
			cwd,
			env: { ...process.env, ...env, TERM: 'xterm-256color', CI: '' },
		});
		this.#process.stdout?.setEncoding('utf8').on('data', (text) => {
			this.screen += stripVTControlCharacters(text);
			this.#waiting();
		});
		this.ended = once(this.#process, 'close').then(([status]) => status);
		void this.ended.then(() => this.#waiting());
	}

	press(keys: string): void {
		this.#process.stdin?.write(keys);
	}

	/** Waits until something is printed that was not there at `from`; returns where it ends. @throws when the program ends before */
	async sees(pattern: RegExp, from = 0): Promise<{ match: RegExpExecArray; end: number }> {
		for (;;) {
			const match = pattern.exec(this.screen.slice(from));
			if (match) return { match, end: from + match.index + match[0].length };
			if (this.#process.exitCode !== null || this.#process.signalCode !== null)
				throw new Error(`It ended before ${pattern}:\n${this.screen}`);
			await new Promise<void>((resolve) => {
				this.#waiting = resolve;
			});
		}
	}

	end(): void {
		this.#process.kill();
	}
}

/** What an owner does at a question: press Enter, type and press Enter, or go down to the nth choice. */
export type TypedAnswers = readonly (readonly [question: RegExp, answer: string | number])[];

/**
 * Answers a question by the first pattern that fits. Where that pattern stands several times, the answers are given one
 * after the other, and the last one again wherever the question is asked once more.
 */
export class TypingOwner {
	readonly #answers: TypedAnswers;
	readonly #given = new Map<string, number>();

	constructor(answers: TypedAnswers) {
		this.#answers = answers;
	}

	/** Enter where there is no answer for a question. */
	answerTo(question: string): string | number {
		const fitting = this.#answers.find(([pattern]) => pattern.test(question))?.[0].source;
		if (!fitting) return '';
		const series = this.#answers.filter(([{ source }]) => source === fitting);
		const given = this.#given.get(question) ?? 0;
		this.#given.set(question, given + 1);
		return series[Math.min(given, series.length - 1)]?.[1] ?? '';
	}
}

/**
 * Answers every question of a program until it ends, or leaves with Ctrl-C at the nth question.
 * @returns the questions that were asked
 */
export async function answer(
	terminal: Terminal,
	answers: TypedAnswers | TypingOwner,
	leaveAt = Number.POSITIVE_INFINITY,
): Promise<string[]> {
	const owner = answers instanceof TypingOwner ? answers : new TypingOwner(answers);
	const asked: string[] = [];
	let seen = 0;
	for (;;) {
		const next = terminal.sees(/◆ {2}(.+)/, seen);
		const found = await Promise.race([next.catch(() => undefined), terminal.ended]);
		if (typeof found !== 'object' || found === null) return asked;
		const question = found.match[1]?.trim() ?? '';
		asked.push(question);
		seen = found.end;
		if (asked.length === leaveAt) {
			terminal.press(KEYS.cancel);
			await terminal.ended;
			return asked;
		}
		const chosen = owner.answerTo(question);
		if (typeof chosen === 'number') terminal.press(KEYS.down.repeat(chosen));
		else if (chosen) terminal.press(KEYS.clear + chosen);
		terminal.press(KEYS.enter);
		const done = await terminal.sees(/(◇|▲) {2}/, seen);
		if (done.match[1] === '▲') {
			await terminal.sees(/└ {2}\S.*/, seen);
			throw new Error(`„${chosen}“ was refused at „${question}“:\n${terminal.screen.slice(seen)}`);
		}
	}
}
