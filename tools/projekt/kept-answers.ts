import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { quote } from '../../shared/faults.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { paragraphs } from '../../shared/projekt-schema.ts';
import { asDay } from '../as-day.ts';
import type { Site } from '../site.ts';
import { faultOfAnswer } from './check-answers.ts';
import { type Answers, answerNames } from './entry.ts';

/** What is proposed because of an answer: another client has another short name, another website other captions. */
const PROPOSED: Partial<Record<keyof Answers, keyof Answers>> = {
	kunde: 'slug',
	website: 'unterschriften',
};

const ANSWERS_FILE = '.cache/projekt-neu.json';
const STORY_FILE = '.cache/projekt-neu.txt';

/**
 * The answers about a new project. Each is kept in .cache until `forget`, and proposed where the owner is asked again;
 * those given with the command stay as they are.
 */
export class KeptAnswers {
	/** All of them, '' where there is none yet. */
	answers: Answers;
	/** The client of a project that was begun, until the owner has said whether he goes on with it; '' for none. */
	begun: string;
	readonly #site: Site;
	readonly #given: Partial<Answers>;
	/** Without a terminal nothing is asked: what somebody else has begun stays as it is. */
	readonly #isAsked: boolean;

	constructor(site: Site, given: Partial<Answers>, isAsked: boolean) {
		this.#site = site;
		this.#given = given;
		this.#isAsked = isAsked;
		const kept = isAsked ? this.#read() : {};
		const { kunde = '' } = kept;
		this.begun = kunde === given.kunde ? '' : kunde;
		this.answers = this.#complete(
			answerNames.reduce((all, name) => this.#with(all, name, given[name]), kept),
		);
	}

	set(name: keyof Answers, answer: string): void {
		this.answers = this.#complete(this.#with(this.answers, name, answer));
		this.#write(ANSWERS_FILE, JSON.stringify(this.answers));
	}

	/** What is wrong with an answer beside the others. */
	faultOf(name: keyof Answers, answer: string): string | undefined {
		return faultOfAnswer(name, this.#complete({ ...this.answers, [name]: answer }), this.#site);
	}

	/** Throws OwnerError with one line for each answer that is missing or wrong. */
	requireAll(): void {
		const faults = answerNames.flatMap((name) => {
			const answer = this.answers[name];
			const fault = this.faultOf(name, answer);
			return fault ? [`--${name} ${answer === '' ? 'fehlt' : quote(answer)}: ${fault}`] : [];
		});
		if (faults.length > 0)
			throw new OwnerError(`Das neue Projekt ist noch nicht vollständig:\n${faults.join('\n')}`);
	}

	/** Where the story is kept that is written here and not in a file of the owner's. */
	get story(): string {
		return path.join(this.#site.root, STORY_FILE);
	}

	get paragraphs(): string[] {
		return existsSync(this.story) ? paragraphs(readFileSync(this.story, 'utf8')) : [];
	}

	writeStory(texts: readonly string[]): void {
		this.#write(STORY_FILE, `${texts.join('\n\n')}\n`);
	}

	goOn(): void {
		this.begun = '';
	}

	beginAnew(): void {
		this.forget();
		this.begun = '';
		this.answers = this.#complete(this.#given);
	}

	/** Deletes what was kept, once the project is complete. */
	forget(): void {
		if (!this.#isAsked) return;
		for (const file of [ANSWERS_FILE, STORY_FILE])
			rmSync(path.join(this.#site.root, file), { force: true });
	}

	/** Another answer among these. What was proposed because of the former one goes, but not what the command says. */
	#with(
		answers: Partial<Answers>,
		name: keyof Answers,
		answer: string | undefined,
	): Partial<Answers> {
		if (answer === undefined || answer === answers[name]) return answers;
		const outdated = PROPOSED[name];
		const others = outdated && { [outdated]: this.#given[outdated] ?? '' };
		return { ...answers, ...others, [name]: answer };
	}

	/** All answers. A day is kept as its date: „heute“ is another one tomorrow. */
	#complete(given: Partial<Answers>): Answers {
		const none = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
		const freigabe = asDay(given.freigabe ?? '', this.#site.today);
		return { ...none, ...given, freigabe };
	}

	#write(file: string, text: string): void {
		if (this.#isAsked) this.#site.write(file, text);
	}

	/** What was kept; nothing where that cannot be read. */
	#read(): Partial<Answers> {
		try {
			const text = readFileSync(path.join(this.#site.root, ANSWERS_FILE), 'utf8');
			return z.record(z.string(), z.string()).parse(JSON.parse(text));
		} catch {
			return {};
		}
	}
}
