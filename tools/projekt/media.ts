import { globSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../../recorder/index.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { recordingProgress } from './progress.ts';
import { recordProjekt } from './record-projekt.ts';
import { runCommand, site } from './run-command.ts';
import { sourceOf } from './source-of.ts';

const help = `npm run media                                      alle Projekte mit einer Website in samples/
npm run media -- <kurzname> …                      nur diese
npm run media -- <kurzname> --url <adresse>        von einer Website im Netz
npm run media -- <kurzname> --originale <ordner>   aus fertigen Bildern
--nur bilder|riss|film                             von einer Website nur dies neu: bilder mit Logo, riss (die Zeichnung) mit Hintergrund, film mit Standbild`;

const text = { type: 'string' } as const;
const partNames = { bilder: 'pictures', riss: 'plan', film: 'film' } as const;
const isPart = (name: string): name is keyof typeof partNames => Object.hasOwn(partNames, name);

await runCommand(
	() => help,
	{ url: text, originale: text, nur: text },
	async ({ values, positionals }) => {
		const { nur } = values;
		const source = sourceOf(values);
		if (source && positionals.length !== 1)
			throw new OwnerError('--url und --originale gelten für genau ein Projekt.');
		if (nur && !isPart(nur))
			throw new OwnerError(`--nur kennt ${Object.keys(partNames).join(', ')}, nicht „${nur}“.`);
		const only = nur && isPart(nur) ? partNames[nur] : undefined;
		const sites = globSync('*/index.html', { cwd: path.join(site.root, 'samples') }).toSorted();
		const slugs = positionals.length > 0 ? positionals : sites.map((file) => path.dirname(file));
		for (const slug of slugs) {
			const inWords = recordingProgress(Date.now);
			const onProgress = (progress: Progress) => console.log(`${slug}: ${inWords(progress)}`);
			const { notes, done } = await recordProjekt(slug, { site, source, only, onProgress });
			console.log([done, ...notes].join('\n'));
		}
	},
);
