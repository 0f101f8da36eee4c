import { runCommand } from '../run-command.ts';
import { recordAgain } from './record-again.ts';

const help = `npm run media                                      alle Projekte mit einer Website in samples/
npm run media -- <kurzname> …                      nur diese
npm run media -- <kurzname> --url <adresse>        von einer Website im Netz
npm run media -- <kurzname> --originale <ordner>   aus fertigen Bildern
--nur bilder|riss|film                             von einer Website nur dies neu: bilder mit Logo, riss (die Zeichnung) mit Hintergrund, film mit Standbild`;

const text = { type: 'string' } as const;

await runCommand(
	() => help,
	{ url: text, originale: text, nur: text },
	async ({ options, words }, site) => {
		const recorder = await import('../../recorder/index.ts');
		await recordAgain(options, words, { site, recorder });
	},
);
