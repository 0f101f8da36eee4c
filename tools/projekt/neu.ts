import * as dialog from '../dialog.ts';
import { runCommand } from '../run-command.ts';
import { addProjekt } from './add-projekt.ts';
import { saidOfProjekt } from './source-of.ts';

const help = `npm run projekt:neu                           fragt nach allem und nimmt die Website auf
npm run projekt:neu -- <adresse>              nimmt diese Website auf, auch mit --url davor
npm run projekt:neu -- --originale <ordner>   nimmt fertige Bilder`;

const text = { type: 'string' } as const;

await runCommand(
	() => help,
	{ url: text, originale: text },
	async ({ options, words }, site) => {
		dialog.requireTerminal('Bitte „npm run projekt:neu“ in einem Terminal starten.');
		const said = saidOfProjekt(options, words);
		// Loaded only here: it brings a browser and much else.
		const recorder = await import('../../recorder/index.ts');
		await addProjekt(said, { site, dialog, recorder });
	},
);
