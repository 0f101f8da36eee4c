import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { filesOfProjekt, removeProjekt, sampleSlugs } from './entries.ts';
import { MediaError } from './media-error.ts';
import { root, runCommand } from './run-command.ts';

const help = `npm run projekt:entfernen -- <slug> <slug> …   fragt und löscht dann
npm run projekt:entfernen -- --muster          alle Musterprojekte
  --ja                                         ohne Frage`;

await runCommand(async () => {
	const { values, positionals } = readArgs();
	if (values.hilfe) return console.log(help);
	const slugs = values.muster ? await sampleSlugs(root) : positionals;
	if (slugs.length === 0) {
		throw new MediaError(
			values.muster
				? 'Musterprojekte gibt es keine mehr.'
				: `Es ist kein Projekt genannt.\n\n${help}`,
		);
	}
	const paths = await Promise.all(slugs.map((slug) => filesOfProjekt(root, slug)));
	console.log(
		`Gelöscht wird:\n${paths
			.flat()
			.map((file) => `  ${path.relative(root, file)}`)
			.join('\n')}`,
	);
	if (!values.ja && !(await ask())) return console.log('Nichts gelöscht.');
	for (const slug of slugs) await removeProjekt(root, slug);
	console.log(`Entfernt: ${slugs.join(', ')}. Die übrigen Projekte sind neu nummeriert.`);
});

async function ask(): Promise<boolean> {
	if (!process.stdin.isTTY) {
		throw new MediaError('Ohne Rückfrage wird nur mit --ja gelöscht.');
	}
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	const reply = await dialog.question('Wirklich löschen? (ja/nein) ');
	dialog.close();
	return reply.trim().toLowerCase() === 'ja';
}

function readArgs() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				ja: { type: 'boolean', default: false },
				muster: { type: 'boolean', default: false },
				hilfe: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (ground) {
		throw new MediaError(`${ground instanceof Error ? ground.message : ground}\n\n${help}`);
	}
}
