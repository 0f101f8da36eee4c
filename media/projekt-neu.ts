import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import {
	angabenNamen,
	askForMissing,
	complete,
	entryFile,
	faultsOfAngaben,
	readText,
} from './angaben.ts';
import { type Angaben, eintragText, neuerEintrag } from './eintrag.ts';
import { macheMedien } from './mache-medien.ts';
import { MedienFehler } from './medien-fehler.ts';
import { runCommand, wurzel } from './run-command.ts';
import { type Herkunft, missingForMedia } from './voraussetzungen.ts';

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
	const angaben = fragt ? await askForMissing(gegeben, wurzel) : complete(gegeben);
	const maengel = [...(await faultsOfAngaben(angaben, wurzel)), ...fehlt];
	if (maengel.length > 0) {
		throw new MedienFehler(
			`Das neue Projekt ist noch nicht vollständig:\n${maengel.map((zeile) => `  ${zeile}`).join('\n')}\n\n${hilfe}`,
		);
	}
	await add({ ...angaben, beschreibung: await readText(angaben.beschreibung) }, { url, originale });
});

async function add(angaben: Angaben, { url, originale }: Herkunft): Promise<void> {
	const { slug } = angaben;
	const datei = entryFile(wurzel, slug);
	const anzahl = readdirSync(path.dirname(datei)).filter((name) => name.endsWith('.yaml')).length;
	await writeFile(datei, eintragText(neuerEintrag(angaben, anzahl)));
	try {
		await macheMedien(slug, {
			wurzel,
			url: url ?? (originale || hasSampleSite(slug) ? undefined : angaben.website),
			originale,
			melde: (zeile) => console.log(zeile),
		});
		const manifest = await manifestOf(slug);
		await writeFile(datei, eintragText(neuerEintrag(angaben, anzahl, manifest)));
	} catch (grund) {
		// Without pictures the entry would stop every build.
		await rm(datei);
		throw grund;
	}
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(wurzel, datei)}  – stimmt jeder Satz?
  public/projekte/${slug}/  – gefallen Bilder und Film?
  npm run dev, dann http://localhost:4321/portfolio/${slug}
Was Ihr Kunde sagt (kundenstimme), Zahlen mit Quelle (ergebnis) und die frühere Website (vorher)
tragen Sie im selben Eintrag nach, wenn Sie sie haben: README, „Ein Projekt hinzufügen“.`);
}

async function manifestOf(slug: string): Promise<Manifest> {
	const datei = path.join(wurzel, 'public/projekte', slug, 'manifest.json');
	return readManifest(await readFile(datei, 'utf8'));
}

/** Made for this portfolio and kept in media/; every other client has a site of their own. */
function hasSampleSite(slug: string): boolean {
	return existsSync(path.join(wurzel, 'media', slug, 'index.html'));
}

function readFlags(): Partial<Angaben> & Herkunft {
	const namen = [...angabenNamen, 'url', 'originale'];
	const options = Object.fromEntries(namen.map((name) => [name, { type: 'string' as const }]));
	try {
		return parseArgs({ options }).values;
	} catch (grund) {
		throw new MedienFehler(`${grund instanceof Error ? grund.message : grund}\n\n${hilfe}`);
	}
}
