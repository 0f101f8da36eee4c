import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import {
	answerNames,
	askForMissing,
	complete,
	entryFile,
	faultsOfAnswers,
	readText,
} from './answers.ts';
import { type Answers, entryText, newEntry } from './entry.ts';
import { makeMedia } from './make-media.ts';
import { MediaError } from './media-error.ts';
import { missingForMedia, type Origin } from './requirements.ts';
import { root, runCommand } from './run-command.ts';

const hilfe = `npm run projekt:neu                fragt nach allem
npm run projekt:neu -- --kunde … --slug … --branche … --ziel … --website … --tools … --service … --beschreibung datei.txt
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

await runCommand(async () => {
	if (process.argv.includes('--help') || process.argv.includes('--hilfe'))
		return console.log(hilfe);
	const { url, originale, ...weitere } = readFlags();
	// A copy on this machine is recorded, but not where visitors go.
	const gegeben = url?.startsWith('https:') ? { website: url, ...weitere } : weitere;
	const fehlt = await missingForMedia({ url, originale });
	// Nobody answers eight questions to hear then what is missing.
	const fragt = process.stdin.isTTY && fehlt.length === 0;
	const angaben = fragt ? await askForMissing(gegeben, root) : complete(gegeben);
	const maengel = [...(await faultsOfAnswers(angaben, root)), ...fehlt];
	if (maengel.length > 0) {
		throw new MediaError(
			`Das neue Projekt ist noch nicht vollständig:\n${maengel.map((zeile) => `  ${zeile}`).join('\n')}\n\n${hilfe}`,
		);
	}
	await add({ ...angaben, beschreibung: await readText(angaben.beschreibung) }, { url, originale });
});

async function add(angaben: Answers, { url, originale }: Origin): Promise<void> {
	const { slug } = angaben;
	const datei = entryFile(root, slug);
	const anzahl = readdirSync(path.dirname(datei)).filter((name) => name.endsWith('.yaml')).length;
	await writeFile(datei, entryText(newEntry(angaben, anzahl)));
	try {
		await makeMedia(slug, {
			root,
			url: url ?? (originale || hasSampleSite(slug) ? undefined : angaben.website),
			originale,
			report: (zeile) => console.log(zeile),
		});
		const manifest = await manifestOf(slug);
		await writeFile(datei, entryText(newEntry(angaben, anzahl, manifest)));
	} catch (grund) {
		// Without pictures the entry would stop every build.
		await rm(datei);
		throw grund;
	}
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(root, datei)}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann http://localhost:4321/portfolio/${slug}
Was Ihr Kunde sagt (kundenstimme), Zahlen mit Quelle (ergebnis) und die frühere Website (vorher)
tragen Sie im selben Eintrag nach, wenn Sie sie haben: README, „Ein Projekt hinzufügen“.`);
}

async function manifestOf(slug: string): Promise<Manifest> {
	const datei = path.join(root, 'public/projekte', slug, 'manifest.json');
	return readManifest(await readFile(datei, 'utf8'));
}

/** Made for this portfolio and kept in media/; every other client has a site of their own. */
function hasSampleSite(slug: string): boolean {
	return existsSync(path.join(root, 'media', slug, 'index.html'));
}

function readFlags(): Partial<Answers> & Origin {
	const namen = [...answerNames, 'url', 'originale'];
	const options = Object.fromEntries(namen.map((name) => [name, { type: 'string' as const }]));
	try {
		return parseArgs({ options }).values;
	} catch (grund) {
		throw new MediaError(`${grund instanceof Error ? grund.message : grund}\n\n${hilfe}`);
	}
}
