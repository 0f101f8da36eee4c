import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryFile } from '#shared/projekt-schema.ts';
import { TOKENS } from '../../src/styles/read-colours.ts';
import { Site } from '../../tools/site.ts';
import { newFolder } from '../new-folder.ts';

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
