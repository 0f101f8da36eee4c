import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownerSchema } from '../../src/facts/owner-schema.ts';
import { dropUnusedImport, isStandIn, readValue, setValue, type Value } from './edit-source.ts';

export const FACTS = 'shared/inhaber.ts';

/** The owner's files. What is answered is kept here until `save` writes each file whole. */
export class Site {
	readonly root: string;
	readonly #changed = new Map<string, string | Buffer>();

	constructor(root: string) {
		this.root = root;
	}

	read(file: string): string {
		return String(this.#changed.get(file) ?? readFileSync(path.join(this.root, file), 'utf8'));
	}

	write(file: string, content: string | Buffer): void {
		this.#changed.set(file, content);
	}

	/** One of the owner's facts, named as in shared/inhaber.ts: `anschrift.ort`. */
	fact(field: string): unknown {
		return readValue(this.read(FACTS), `inhaber.${field}`);
	}

	isStandIn(field: string): boolean {
		return isStandIn(this.read(FACTS), `inhaber.${field}`);
	}

	setFact(field: string, value: Value): void {
		this.write(FACTS, setValue(this.read(FACTS), `inhaber.${field}`, value));
	}

	/** What the build would say to a value: „Erwartet …“; undefined where it takes it. */
	faultOfFact(field: string, value: Value): string | undefined {
		const facts = readValue(setValue(this.read(FACTS), `inhaber.${field}`, value), 'inhaber');
		const { error } = ownerSchema(new Date()).safeParse(facts);
		const issue = error?.issues.find((one) => isWithin(one.path.join('.'), field));
		return issue && `Erwartet ${issue.message}.`;
	}

	/** Writes all changes. Each file is the old one or the new one at any time. */
	save(): void {
		for (const [file, content] of this.#changed) {
			const target = path.join(this.root, file);
			const fresh = `${target}.neu`;
			mkdirSync(path.dirname(target), { recursive: true });
			writeFileSync(fresh, typeof content === 'string' ? inHouseStyle(file, content) : content);
			renameSync(fresh, target);
		}
		this.#changed.clear();
	}
}

function isWithin(path: string, field: string): boolean {
	return path === field || path.startsWith(`${field}.`);
}

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats code as `npm run check` wants it. What cannot be formatted stays as it is: no answer is lost. */
function inHouseStyle(file: string, text: string): string {
	if (!file.endsWith('.ts')) return text;
	const input = dropUnusedImport(text);
	const args = [biome, 'format', `--stdin-file-path=${file}`];
	const cwd = path.join(import.meta.dirname, '../..');
	const { status, stdout } = spawnSync(process.execPath, args, { cwd, input, encoding: 'utf8' });
	return status === 0 ? stdout : input;
}
