import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { filesOfProjekt, removeProjekt, sampleSlugs } from './entries.ts';
import { MediaError } from './media-error.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run projekt:entfernen -- <slug> <slug> …   fragt und löscht dann
npm run projekt:entfernen -- --muster          alle Musterprojekte
  --ja                                         ohne Frage`;
const options = { ja: { type: 'boolean' }, muster: { type: 'boolean' } } as const;

await runCommand(help, options, async ({ values, positionals }) => {
	const slugs = values.muster ? await sampleSlugs(root) : positionals;
	if (slugs.length === 0)
		throw values.muster
			? new MediaError('Musterprojekte gibt es keine mehr.')
			: new MediaError(`Es ist kein Projekt genannt.\n\n${help}`);
	const paths = await Promise.all(slugs.map((slug) => filesOfProjekt(root, slug)));
	const lines = paths.flat().map((file) => `  ${path.relative(root, file)}`);
	console.log(`Gelöscht wird:\n${lines.join('\n')}`);
	if (!values.ja && !(await ask())) return console.log('Nichts gelöscht.');
	let left = 0;
	for (const slug of slugs) left = await removeProjekt(root, slug);
	const rest = left > 0 ? 'Die übrigen Projekte sind neu nummeriert.' : 'Nun ist keines mehr da.';
	console.log(`Entfernt: ${slugs.join(', ')}. ${rest}`);
});

async function ask(): Promise<boolean> {
	if (!process.stdin.isTTY) throw new MediaError('Ohne Rückfrage wird nur mit --ja gelöscht.');
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	const reply = await dialog.question('Wirklich löschen? (ja/nein) ');
	dialog.close();
	return /^ja?$/i.test(reply.trim());
}
