import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { SERVICES, TOOLS, ZIELE } from '../src/content/schema.ts';
import { readManifest } from '../src/lib/manifest.ts';
import { type Angaben, eintragText, fehlerDerAntwort, neuerEintrag } from './eintrag.ts';
import { macheMedien } from './mache-medien.ts';
import { MedienFehler } from './medien-fehler.ts';

const FRAGEN: Record<keyof Angaben, string> = {
	kunde: 'Name des Kunden, wie Besucher ihn lesen',
	slug: 'Kurzname für Adresse und Ordner (nur a–z, 0–9, Bindestrich)',
	branche: 'Branche, ein oder zwei Wörter',
	ziel: `Ziel (${ZIELE.join(' oder ')})`,
	website: 'Adresse der Website (https://…)',
	tools: `Verwendete Werkzeuge, mit Komma (${TOOLS.join(', ')})`,
	service: `Leistungen, mit Komma (${SERVICES.join(', ')})`,
	beschreibung: 'Datei mit der Beschreibung (Text, mindestens drei Absätze)',
};

const HILFE = `npm run projekt:neu                fragt nach allem
npm run projekt:neu -- --kunde … --slug … --branche … --ziel … --website … --tools … --service … --beschreibung datei.txt
  [--url <adresse> | --originale <ordner>]   woher Bilder und Film kommen; sonst von der Website`;

const wurzel = process.env.WERKPLAN_WURZEL ?? path.resolve(import.meta.dirname, '..');
const eintraege = path.join(wurzel, 'src/content/projekte');

try {
	if (process.argv.includes('--help')) console.log(HILFE);
	else await main();
} catch (grund) {
	if (!(grund instanceof MedienFehler)) throw grund;
	console.error(grund.message);
	process.exitCode = 1;
}

async function main(): Promise<void> {
	const { url, originale, ...gegeben } = readFlags();
	const angaben = await askForMissing(gegeben);
	const datei = entryFile(angaben.slug);
	refuseTaken(angaben.slug);
	const anzahl = readdirSync(eintraege).filter((name) => name.endsWith('.yaml')).length;
	const fertig = { ...angaben, beschreibung: await readText(angaben.beschreibung) };
	await writeFile(datei, eintragText(neuerEintrag(fertig, anzahl)));
	try {
		await macheMedien(angaben.slug, {
			wurzel,
			url: url ?? (originale || hasSampleSite(angaben.slug) ? undefined : angaben.website),
			originale,
			melde: (zeile) => console.log(zeile),
		});
	} catch (grund) {
		// Without pictures the entry would stop every build.
		await rm(datei);
		throw grund;
	}
	const bilder = await countPictures(angaben.slug);
	await writeFile(datei, eintragText(neuerEintrag(fertig, anzahl, bilder)));
	console.log(`
Fertig. Bitte ansehen:
  ${path.relative(wurzel, datei)}  – stimmt jeder Satz?
  public/projekte/${angaben.slug}/  – gefallen Bilder und Film?
  npm run dev, dann http://localhost:4321/portfolio/${angaben.slug}`);
}

async function countPictures(slug: string): Promise<number> {
	const text = await readFile(path.join(wurzel, 'public/projekte', slug, 'manifest.json'), 'utf8');
	return Object.keys(readManifest(text).bilder).filter((name) => name.startsWith('bild-')).length;
}

/** Made for this portfolio and kept in media/; every other client has a site of their own. */
function hasSampleSite(slug: string): boolean {
	return existsSync(path.join(wurzel, 'media', slug, 'index.html'));
}

function readFlags(): Partial<Angaben> & { url?: string; originale?: string } {
	const namen = [...Object.keys(FRAGEN), 'url', 'originale'];
	const options = Object.fromEntries(namen.map((name) => [name, { type: 'string' as const }]));
	try {
		return parseArgs({ options }).values;
	} catch (grund) {
		throw new MedienFehler(`${grund instanceof Error ? grund.message : grund}\n\n${HILFE}`);
	}
}

async function askForMissing(gegeben: Partial<Angaben>): Promise<Angaben> {
	const angaben: Angaben = {
		kunde: '',
		slug: '',
		branche: '',
		ziel: '',
		website: '',
		tools: '',
		service: '',
		beschreibung: '',
		...gegeben,
	};
	const offen = (Object.keys(FRAGEN) as (keyof Angaben)[]).filter((name) => angaben[name] === '');
	if (offen.length === 0) return angaben;
	if (!process.stdin.isTTY) {
		throw new MedienFehler(
			`Es fehlen Angaben: ${offen.map((name) => `--${name}`).join(', ')}\n\n${HILFE}`,
		);
	}
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	for (const name of offen) {
		let fehler: string | undefined;
		do {
			angaben[name] = (await dialog.question(`${FRAGEN[name]}: `)).trim();
			fehler = await faultOf(name, angaben[name]);
			if (fehler) console.log(`  Bitte noch einmal. ${fehler}`);
		} while (fehler);
	}
	dialog.close();
	return angaben;
}

/** Answers are judged as they are given, so that a wrong one costs one line and not all eight. */
async function faultOf(name: keyof Angaben, antwort: string): Promise<string | undefined> {
	try {
		if (name === 'slug') refuseTaken(antwort);
		return fehlerDerAntwort(name, name === 'beschreibung' ? await readText(antwort) : antwort);
	} catch (grund) {
		if (!(grund instanceof MedienFehler)) throw grund;
		return grund.message;
	}
}

function refuseTaken(slug: string): void {
	const datei = entryFile(slug);
	if (!existsSync(datei)) return;
	throw new MedienFehler(
		`Das Projekt „${slug}“ gibt es schon (${datei}). Bitte einen anderen Kurznamen wählen.`,
	);
}

function entryFile(slug: string): string {
	return path.join(eintraege, `${slug}.yaml`);
}

async function readText(datei: string): Promise<string> {
	if (!existsSync(datei)) {
		throw new MedienFehler(
			`Die Beschreibung „${datei}“ gibt es nicht. Bitte eine Textdatei mit mindestens drei Absätzen angeben.`,
		);
	}
	return await readFile(datei, 'utf8');
}
