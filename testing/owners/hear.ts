import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { TOKENS } from '../../src/styles/read-colours.ts';
import { allQuestions, interview } from '../../tools/einrichten/interview.ts';
import { Site } from '../../tools/site.ts';
import { answeringDialog } from '../answering-dialog.ts';
import { isShipped } from '../is-shipped.ts';
import { newFolder } from '../new-folder.ts';
import { Owner, type TypedAnswers } from '../terminal.ts';

/** All that an owner read in an interview about some questions, or about all that is open. */
export async function hear(
	site: Site,
	answers: TypedAnswers,
	...words: string[]
): Promise<string[]> {
	const heard: string[] = [];
	await interview(site, answeringDialog(new Owner(answers), heard), words);
	return heard;
}

/** The choices that an owner is offered in a question. */
export function offered(site: Site, id: string): string[] {
	const question = allQuestions(site).find((one) => one.id === id);
	return question && 'choices' in question ? question.choices.map(([words]) => words) : [];
}

/** A test that begins with the sample: whoever has put his own words in its place has none. */
export const testOfSample: ReturnType<typeof test.runIf> = test.runIf(isShipped);

/** The owner's files as shipped, with the first projects as an own one. */
export function newSite(projekte = 0, today: Date = new Date()): Site {
	const root = newFolder();
	for (const name of ['inhaber.yaml', 'src/content', TOKENS])
		cpSync(name, join(root, name), { recursive: true });
	const entries = globSync(join(root, 'src/content/projekte/*.yaml'));
	for (const entry of projekte > 0 ? entries.slice(projekte) : []) rmSync(entry);
	for (const entry of entries.slice(0, projekte))
		writeFileSync(entry, readFileSync(entry, 'utf8').replace(/^muster: true\n/m, ''));
	return new Site(root, today);
}
