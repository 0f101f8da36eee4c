import { globSync } from 'node:fs';
import path from 'node:path';
import { makeMedia } from './make-media.ts';
import { allParts } from './recordings.ts';
import { faultsOfOrigin } from './requirements.ts';
import { ArgsError, root, runCommand } from './run-command.ts';

const help = `npm run media                              alle Projekte mit einer Website in media/
npm run media -- <slug> …                  nur diese
npm run media -- <slug> --url <adresse>    von einer Website im Netz
npm run media -- <slug> --originale <ordner>   aus fertigen Bildern und einem Film
--neu                                      auch, wenn sich nichts geändert hat
--nur bilder|riss|film                     nur diesen Teil neu, alles andere bleibt`;

const text = { type: 'string' } as const;
const options = { url: text, originale: text, nur: text, neu: { type: 'boolean' } } as const;

await runCommand(help, options, async ({ values, positionals }) => {
	const { url, originale, neu } = values;
	if ((url || originale) && positionals.length !== 1)
		throw new ArgsError('--url und --originale gelten für genau einen Slug.');
	const [fault] = faultsOfOrigin({ url, originale });
	if (fault) throw new ArgsError(fault);
	const nur = allParts.find((part) => part === values.nur);
	if (values.nur && !nur)
		throw new ArgsError(`--nur kennt ${allParts.join(', ')}, nicht „${values.nur}“.`);
	const report = (line: string) => console.log(line);
	for (const slug of positionals.length > 0 ? positionals : sampleSites())
		await makeMedia(slug, { root, url, originale, neu, nur, report });
});

function sampleSites(): string[] {
	const sites = globSync('*/index.html', { cwd: path.join(root, 'media') });
	return sites.map((file) => path.dirname(file)).toSorted();
}
