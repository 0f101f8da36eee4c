import { globSync } from 'node:fs';
import path from 'node:path';
import { allOutputs } from '../progress.ts';
import { recordProjekt } from '../record-projekt.ts';
import { RecorderError } from '../recorder-error.ts';
import { checkRequirements } from './check-requirements.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run media                              alle Projekte mit einer Website in samples/
npm run media -- <slug> …                  nur diese
npm run media -- <slug> --url <adresse>    von einer Website im Netz
npm run media -- <slug> --originale <ordner>   aus fertigen Bildern
--nur bilder|riss|film                     von einer Website nur dies neu: bilder mit Logo, riss mit Hintergrund, film mit Standbild`;

const text = { type: 'string' } as const;

await runCommand(
	help,
	{ url: text, originale: text, nur: text },
	async ({ values, positionals }) => {
		const { url, originale, nur } = values;
		if ((url || originale) && positionals.length !== 1)
			throw new RecorderError('--url und --originale gelten für genau einen Slug.');
		const only = allOutputs.find((output) => output === nur);
		if (nur && !only)
			throw new RecorderError(`--nur kennt ${allOutputs.join(', ')}, nicht „${nur}“.`);
		const origin = { url, originals: originale };
		await checkRequirements(origin);
		const sites = globSync('*/index.html', { cwd: path.join(root, 'samples') }).toSorted();
		const slugs = positionals.length > 0 ? positionals : sites.map((file) => path.dirname(file));
		for (const slug of slugs)
			await recordProjekt(slug, { root, ...origin, only, report: console.log });
	},
);
