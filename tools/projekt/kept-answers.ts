import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { paragraphs } from '#shared/projekt-schema.ts';
import { asDay } from '../as-day.ts';
import type { Site } from '../site.ts';
import { type Answers, answerNames } from './entry.ts';
import { faultOfAnswer } from './fault-of-answer.ts';

/** What is proposed because of an answer: another client has another short name, another website other captions. */
const PROPOSED: Partial<Record<keyof Answers, keyof Answers>> = {
	kunde: 'slug',
	website: 'unterschriften',
};

const ANSWERS_FILE = '.cache/projekt-neu.json';
const STORY_FILE = '.cache/projekt-neu.txt';

/** The answers about a new project. Each is kept in .cache until `forget`, and proposed where the owner is asked again. */
export class KeptAnswers {
	/** All of them, '' where there is none yet. */
	answers: Answers;
	/** The client of a project that was begun, until the owner has said whether he goes on with it; '' for none. */
	begun: string;
	readonly #site: Site;
	readonly #website: string;

	/** @param website its address, where the command named it */
	constructor(site: Site, website = '') {
		this.#site = site;
		this.#website = website;
		const kept = this.#read();
		this.begun = kept.kunde ?? '';
		this.answers = this.#complete(website ? changed(kept, 'website', website) : kept);
	}

	set(name: keyof Answers, answer: string): void {
		this.answers = this.#complete(changed(this.answers, name, answer));
		this.#site.write(ANSWERS_FILE, JSON.stringify(this.answers));
	}

	/** What is wrong with an answer beside the others. */
	faultOf(name: keyof Answers, answer: string): string | undefined {
		return faultOfAnswer(name, this.#complete({ ...this.answers, [name]: answer }), this.#site);
	}

	/** Where the story is kept that is written here and not in a file of the owner's. */
	get story(): string {
		return path.join(this.#site.root, STORY_FILE);
	}

	get paragraphs(): string[] {
		return existsSync(this.story) ? paragraphs(readFileSync(this.story, 'utf8')) : [];
	}

	writeStory(texts: readonly string[]): void {
		this.#site.write(STORY_FILE, `${texts.join('\n\n')}\n`);
	}

	goOn(): void {
		this.begun = '';
	}

	beginAnew(): void {
		this.forget();
		this.begun = '';
		this.answers = this.#complete({ website: this.#website });
	}

	/** Deletes what was kept, once the project is complete. */
	forget(): void {
		for (const file of [ANSWERS_FILE, STORY_FILE])
			rmSync(path.join(this.#site.root, file), { force: true });
	}

	/** All answers. A day is kept as its date: „heute“ is another one tomorrow. */
	#complete(given: Partial<Answers>): Answers {
		const none = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
		const freigabe = asDay(given.freigabe ?? '', this.#site.today);
		return { ...none, ...given, freigabe };
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

/** Another answer among these. What was proposed because of the former one goes. */
function changed(answers: Partial<Answers>, name: keyof Answers, answer: string): Partial<Answers> {
	if (answer === answers[name]) return answers;
	const outdated = PROPOSED[name];
	return { ...answers, ...(outdated && { [outdated]: '' }), [name]: answer };
}
