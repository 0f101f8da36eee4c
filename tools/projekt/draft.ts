import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeAnswers, faultOf } from './check-answers.ts';
import type { Answers } from './entry.ts';

/**
 * The answers about a new project. Each is kept in .cache until `forget`, and proposed again where the owner is asked
 * about the same client; those given with the command stay as they are.
 */
export class Draft {
	readonly root: string;
	/** All of them, '' where there is none yet. */
	readonly answers: Answers;
	readonly #given: Partial<Answers>;

	constructor(root: string, given: Partial<Answers>, isAsked: boolean) {
		this.root = root;
		this.#given = given;
		const kept = isAsked ? this.#read() : {};
		const isSameClient = !given.kunde || given.kunde === kept.kunde;
		this.answers = completeAnswers({ ...(isSameClient && kept), ...given });
	}

	set(name: keyof Answers, answer: string): void {
		if (name === 'kunde' && answer !== this.answers.kunde)
			Object.assign(this.answers, completeAnswers(this.#given));
		this.answers[name] = answer;
		mkdirSync(path.dirname(this.#file), { recursive: true });
		writeFileSync(this.#file, JSON.stringify(this.answers));
	}

	/** What is wrong with an answer beside the others. */
	faultOf(name: keyof Answers, answer: string): string | undefined {
		return faultOf(name, { ...this.answers, [name]: answer }, this.root);
	}

	/** Where the story is kept that is written here and not in a file of the owner's. */
	get story(): string {
		return path.join(this.root, '.cache/projekt-neu.txt');
	}

	/** Deletes what was kept, once the project is complete. */
	forget(): void {
		rmSync(this.#file, { force: true });
	}

	get #file(): string {
		return path.join(this.root, '.cache/projekt-neu.json');
	}

	#read(): Partial<Answers> {
		return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
	}
}
