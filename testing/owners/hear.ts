import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryFile } from '../../shared/projekt-schema.ts';
import { TOKENS } from '../../src/styles/read-colours.ts';
import { allQuestions, interview } from '../../tools/einrichten/interview.ts';
import { Site } from '../../tools/site.ts';
import { answeringDialog } from '../answering-dialog.ts';
import { newFolder } from '../new-folder.ts';
import { Owner, type TypedAnswers } from '../terminal.ts';

/** All that an owner read in an interview about some questions, or about all that is open. */
export async function hear(
	site: Site,
	answers: TypedAnswers,
	...wanted: string[]
): Promise<string[]> {
	const heard: string[] = [];
	await interview(site, answeringDialog(new Owner(answers), heard), wanted);
	return heard;
}

/** The choices that an owner is offered in a question. */
export function offered(site: Site, id: string): string[] {
	const question = allQuestions(site).find((one) => one.id === id);
	return question && 'choices' in question ? question.choices.map(([label]) => label) : [];
}

/** The owner's files before the interview. All projects are the sample's, or the first ones are his own and the others gone. */
export function newSite(ownProjekte = 0, today: Date = new Date()): Site {
	const root = newFolder();
	cpSync(path.join(import.meta.dirname, 'sample'), root, { recursive: true });
	const site = new Site(root, today);
	site.write(TOKENS, readFileSync(TOKENS));
	const slugs = ['architekturmuster', 'druckerservice', 'ergowelver'];
	for (const [id, slug] of slugs.slice(0, ownProjekte || slugs.length).entries()) {
		const head = ownProjekte ? '' : '!muster\n';
		site.write(entryFile(slug), `${head}metadaten:\n  id: ${id}\nprojekt:\n  kunde: ${slug}\n`);
	}
	return site;
}
