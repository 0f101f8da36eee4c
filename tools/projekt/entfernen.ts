import path from 'node:path';
import { OwnerError } from '../../shared/owner-error.ts';
import { confirm, hasTerminal } from '../dialog.ts';
import { filesOfProjekte, removeProjekte, sampleSlugs } from './entries.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run projekt:entfernen -- <kurzname> <kurzname> …   fragt und löscht dann
npm run projekt:entfernen -- --muster                    alle Musterprojekte
  --ja                                                   ohne Frage`;
const options = { ja: { type: 'boolean' }, muster: { type: 'boolean' } } as const;

await runCommand(help, options, async ({ values, positionals }) => {
	const slugs = values.muster ? await sampleSlugs(root) : positionals;
	if (slugs.length === 0)
		throw values.muster
			? new OwnerError('Musterprojekte gibt es keine mehr.')
			: new OwnerError(`Es ist kein Projekt genannt.\n\n${help}`);
	const paths = await filesOfProjekte(root, slugs);
	const lines = paths.map((file) => `  ${path.relative(root, file)}`);
	console.log(`Gelöscht wird:\n${lines.join('\n')}`);
	if (!values.ja && !hasTerminal())
		throw new OwnerError('Ohne Rückfrage wird nur mit --ja gelöscht.');
	if (!values.ja && !(await confirm('Wirklich löschen?'))) return console.log('Nichts gelöscht.');
	const left = await removeProjekte(root, paths);
	const rest = left > 0 ? 'Die übrigen Projekte sind neu nummeriert.' : 'Nun ist keines mehr da.';
	console.log(`Entfernt: ${slugs.join(', ')}. ${rest}`);
});
