import { OwnerError } from '#shared/owner-error.ts';
import { confirm, hasTerminal } from '../dialog.ts';
import { cancel, runCommand } from '../run-command.ts';
import { filesOfProjekte, readEntries, removeProjekte } from './entries.ts';

const help = `npm run projekt:entfernen -- <kurzname> <kurzname> …   fragt und löscht dann
npm run projekt:entfernen -- --muster                    alle Musterprojekte
  --ja                                                   ohne Frage`;
const options = { ja: { type: 'boolean' }, muster: { type: 'boolean' } } as const;

await runCommand(
	() => help,
	options,
	async ({ options: { ja, muster }, words }, site) => {
		if (muster && words.length > 0)
			throw new OwnerError('Entweder --muster oder Namen, nicht beides.');
		const samples = readEntries(site).filter(({ isSample }) => isSample);
		const slugs = muster ? samples.map(({ slug }) => slug) : words;
		if (slugs.length === 0)
			throw muster
				? new OwnerError('Musterprojekte gibt es keine mehr.')
				: new OwnerError(`Es ist kein Projekt genannt.\n\n${help}`);
		const paths = filesOfProjekte(site, slugs);
		console.log(`Gelöscht wird:\n${paths.map((file) => `  ${file}`).join('\n')}`);
		if (!ja && !hasTerminal()) throw new OwnerError('Ohne Rückfrage wird nur mit --ja gelöscht.');
		const isSure = ja || (await confirm('Wirklich löschen?'));
		if (isSure === undefined) cancel('Nichts gelöscht.');
		if (!isSure) return console.log('Nichts gelöscht.');
		const left = removeProjekte(site, slugs);
		const rest = left > 0 ? 'Die übrigen Projekte sind neu nummeriert.' : 'Nun ist keines mehr da.';
		console.log(`Entfernt: ${slugs.join(', ')}. ${rest}`);
	},
);
