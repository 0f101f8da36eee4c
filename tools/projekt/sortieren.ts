import { OwnerError } from '#shared/owner-error.ts';
import { runCommand } from '../run-command.ts';
import { sortProjekte } from './entries.ts';

const help = `npm run projekt:sortieren -- <kurzname> <kurzname> …
Die genannten Projekte stehen danach vorn, in dieser Reihenfolge; alle anderen folgen wie bisher.`;

await runCommand(
	() => help,
	// It takes no options.
	{},
	async ({ words: slugs }, site) => {
		if (slugs.length === 0) throw new OwnerError(`Es ist kein Projekt genannt.\n\n${help}`);
		const row = sortProjekte(site, slugs);
		console.log(row.map((slug, i) => `${i + 1}. ${slug}`).join('\n'));
	},
);
