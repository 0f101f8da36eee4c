import { ZIELE } from '../../shared/projekt-schema.ts';
import * as dialog from '../dialog.ts';
import { runCommand } from '../run-command.ts';
import { addProjekt } from './add-projekt.ts';
import { answerNames } from './entry.ts';
import { saidOfProjekt } from './source-of.ts';

const help = `npm run projekt:neu -- [www.kunde.de]   fragt nach allem
npm run projekt:neu -- --kunde … --slug … --website … --branche … --ziel ${ZIELE.join('|')} --tools … --service … --beschreibung datei.txt
  [--standort …] [--fuer …] [--jahr …] [--dauer …] [--freigabe 28.11.2026] [--bildnachweis …] [--kurz …] [--unterschriften …]
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

const names = [...answerNames, 'url', 'originale'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

await runCommand(
	() => help,
	options,
	async ({ values, positionals }, site) => {
		const said = saidOfProjekt(values, positionals);
		// Loaded only here: it brings a browser and much else.
		const recorder = await import('../../recorder/index.ts');
		await addProjekt(said, { site, dialog, recorder });
	},
);
