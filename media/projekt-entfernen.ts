import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { filesOfProjekt, removeProjekt } from './eintraege.ts';
import { MedienFehler } from './medien-fehler.ts';
import { runCommand, wurzel } from './run-command.ts';

const hilfe = `npm run projekt:entfernen -- <slug>         fragt und löscht dann
npm run projekt:entfernen -- <slug> --ja    löscht ohne Frage`;

await runCommand(async () => {
	const { values, positionals } = readArgs();
	const [slug, ...weitere] = positionals;
	if (values.hilfe) return console.log(hilfe);
	if (!slug || weitere.length > 0) {
		throw new MedienFehler(`Bitte genau ein Projekt nennen.\n\n${hilfe}`);
	}
	const pfade = await filesOfProjekt(wurzel, slug);
	console.log(
		`Gelöscht wird:\n${pfade.map((pfad) => `  ${path.relative(wurzel, pfad)}`).join('\n')}`,
	);
	if (!values.ja && !(await ask(slug))) return console.log('Nichts gelöscht.');
	await removeProjekt(wurzel, slug);
	console.log(`„${slug}“ ist entfernt, die übrigen Projekte sind neu nummeriert.`);
});

async function ask(slug: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		throw new MedienFehler('Ohne Rückfrage wird nur mit --ja gelöscht.');
	}
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	const antwort = await dialog.question(`Projekt „${slug}“ wirklich löschen? (ja/nein) `);
	dialog.close();
	return antwort.trim().toLowerCase() === 'ja';
}

function readArgs() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				ja: { type: 'boolean', default: false },
				hilfe: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (grund) {
		throw new MedienFehler(`${grund instanceof Error ? grund.message : grund}\n\n${hilfe}`);
	}
}
