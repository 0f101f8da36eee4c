import { globSync } from 'node:fs';
import { findStandIns, type StandIn } from '#shared/data-file.ts';
import { FACTS } from '#shared/owner-schema.ts';
import { ENTRIES } from '#shared/projekt-schema.ts';
import { readText } from '#shared/read-text.ts';
import { hasProjekte } from '../../facts/has-projekte.ts';
import { partsOf } from '../../facts/read-seiten.ts';

/** Finds every stand-in in the files that the owner edits. */
export function readStandIns(root: string = process.cwd()): StandIn[] {
	const find = (pattern: string, inFile: typeof findStandIns) =>
		globSync(pattern, { cwd: root })
			.toSorted()
			.flatMap((file) => inFile(file, readText(file, root)));
	const withPortfolio = hasProjekte(root);
	return [
		...find(FACTS, findStandIns),
		// Without a project there is no portfolio that could show its words.
		...find('src/content/texte/*.yaml', (file, text) =>
			withPortfolio || !file.endsWith('/portfolio.yaml') ? findStandIns(file, text) : [],
		),
		...find(`${ENTRIES}/*.yaml`, findStandIns),
		...find('src/content/seiten/*.md', (file, text) =>
			findStandIns(file, partsOf(text)?.head ?? ''),
		),
	];
}
