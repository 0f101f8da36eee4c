import { globSync } from 'node:fs';
import path from 'node:path';
import { makeMedia } from '../make-media.ts';
import { MediaError } from '../recorder-error.ts';
import { allParts } from './progress.ts';
import { requireForMedia } from './requirements.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run media                              alle Projekte mit einer Website in samples/
npm run media -- <slug> …                  nur diese
npm run media -- <slug> --url <adresse>    von einer Website im Netz
npm run media -- <slug> --originale <ordner>   aus fertigen Bildern
--nur bilder|riss|film                     nur diesen Teil neu, alles andere bleibt`;

const text = { type: 'string' } as const;

await runCommand(help, { url: text, originale: text, nur: text }, async (args) => {
	const { url, originale } = args.values;
	if ((url || originale) && args.positionals.length !== 1)
		throw new MediaError('--url und --originale gelten für genau einen Slug.');
	const nur = allParts.find((part) => part === args.values.nur);
	if (args.values.nur && !nur)
		throw new MediaError(`--nur kennt ${allParts.join(', ')}, nicht „${args.values.nur}“.`);
	await requireForMedia({ url, originale });
	const sites = globSync('*/index.html', { cwd: path.join(root, 'samples') }).toSorted();
	const samples = sites.map((file) => path.dirname(file));
	for (const slug of args.positionals.length > 0 ? args.positionals : samples)
		await makeMedia(slug, { root, url, originale, nur, report: console.log });
});
