import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { zitat } from '../src/content/befund.ts';
import { SERVICES, TOOLS, ZIELE } from '../src/content/schema.ts';
import { type Angaben, fehlerDerAntwort } from './eintrag.ts';
import { MedienFehler } from './medien-fehler.ts';

const fragen: Record<keyof Angaben, string> = {
	kunde: 'Name des Kunden, wie Besucher ihn lesen',
	slug: 'Kurzname für Adresse und Ordner (nur a–z, 0–9, Bindestrich)',
	branche: 'Branche, ein oder zwei Wörter',
	ziel: `Ziel (${ZIELE.join(' oder ')})`,
	website: 'Adresse der Website (https://…)',
	tools: `Verwendete Werkzeuge, mit Komma (${TOOLS.join(', ')})`,
	service: `Leistungen, mit Komma (${SERVICES.join(', ')})`,
	beschreibung: 'Datei mit der Beschreibung (Text, mindestens drei Absätze)',
};

/** The names of what the owner is asked for, in this order. */
export const angabenNamen = Object.keys(fragen) as (keyof Angaben)[];

/** Asks in the terminal for what was not given. An answer is judged at once, so that a wrong one costs one line. */
export async function askForMissing(gegeben: Partial<Angaben>, wurzel: string): Promise<Angaben> {
	const angaben = complete(gegeben);
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	for (const name of angabenNamen.filter((offen) => angaben[offen] === '')) {
		let fehler: string | undefined;
		do {
			angaben[name] = (await dialog.question(`${fragen[name]}: `)).trim();
			fehler = await faultOf(name, angaben[name], wurzel);
			if (fehler) console.log(`  Bitte noch einmal. ${fehler}`);
		} while (fehler);
	}
	dialog.close();
	return angaben;
}

/** All answers, '' for those not given. */
export function complete(gegeben: Partial<Angaben>): Angaben {
	const leer = Object.fromEntries(angabenNamen.map((name) => [name, ''])) as Angaben;
	return { ...leer, ...gegeben };
}

/** A line for each answer that is missing or does not do. */
export async function faultsOfAngaben(angaben: Angaben, wurzel: string): Promise<string[]> {
	const zeilen = angabenNamen.map(async (name) => {
		if (angaben[name] === '') return `--${name} fehlt: ${fragen[name]}`;
		const fehler = await faultOf(name, angaben[name], wurzel);
		return fehler && `--${name} ${zitat(angaben[name])}: ${fehler}`;
	});
	return (await Promise.all(zeilen)).filter((zeile) => zeile !== undefined);
}

/** Where the entry of a project lies. */
export function entryFile(wurzel: string, slug: string): string {
	return path.join(wurzel, 'src/content/projekte', `${slug}.yaml`);
}

/** The text of a description file. */
export async function readText(datei: string): Promise<string> {
	if (existsSync(datei)) return readFile(datei, 'utf8');
	throw new MedienFehler(
		`Die Datei „${datei}“ gibt es nicht. Bitte eine Textdatei mit mindestens drei Absätzen angeben.`,
	);
}

async function faultOf(
	name: keyof Angaben,
	antwort: string,
	wurzel: string,
): Promise<string | undefined> {
	try {
		if (name === 'slug' && existsSync(entryFile(wurzel, antwort)))
			return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
		return fehlerDerAntwort(name, name === 'beschreibung' ? await readText(antwort) : antwort);
	} catch (grund) {
		if (!(grund instanceof MedienFehler)) throw grund;
		return grund.message;
	}
}
