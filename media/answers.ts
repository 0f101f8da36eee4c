import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { zitat } from '../src/content/befund.ts';
import { SERVICES, TOOLS, ZIELE } from '../src/content/schema.ts';
import { type Answers, faultOfAnswer } from './entry.ts';
import { MediaError } from './media-error.ts';

const fragen: Record<keyof Answers, string> = {
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
export const answerNames = Object.keys(fragen) as (keyof Answers)[];

/** Asks in the terminal for what was not given. An answer is judged at once, so that a wrong one costs one line. */
export async function askForMissing(gegeben: Partial<Answers>, root: string): Promise<Answers> {
	const angaben = complete(gegeben);
	const dialog = createInterface({ input: process.stdin, output: process.stdout });
	for (const name of answerNames.filter((offen) => angaben[offen] === '')) {
		let fehler: string | undefined;
		do {
			angaben[name] = (await dialog.question(`${fragen[name]}: `)).trim();
			fehler = await faultOf(name, angaben[name], root);
			if (fehler) console.log(`  Bitte noch einmal. ${fehler}`);
		} while (fehler);
	}
	dialog.close();
	return angaben;
}

/** All answers, '' for those not given. */
export function complete(gegeben: Partial<Answers>): Answers {
	const leer = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
	return { ...leer, ...gegeben };
}

/** A line for each answer that is missing or does not do. */
export async function faultsOfAnswers(angaben: Answers, root: string): Promise<string[]> {
	const zeilen = answerNames.map(async (name) => {
		if (angaben[name] === '') return `--${name} fehlt: ${fragen[name]}`;
		const fehler = await faultOf(name, angaben[name], root);
		return fehler && `--${name} ${zitat(angaben[name])}: ${fehler}`;
	});
	return (await Promise.all(zeilen)).filter((zeile) => zeile !== undefined);
}

/** Where the entry of a project lies. */
export function entryFile(root: string, slug: string): string {
	return path.join(root, 'src/content/projekte', `${slug}.yaml`);
}

/** The text of a description file. */
export async function readText(datei: string): Promise<string> {
	if (existsSync(datei)) return readFile(datei, 'utf8');
	throw new MediaError(
		`Die Datei „${datei}“ gibt es nicht. Bitte eine Textdatei mit mindestens drei Absätzen angeben.`,
	);
}

async function faultOf(
	name: keyof Answers,
	antwort: string,
	root: string,
): Promise<string | undefined> {
	try {
		if (name === 'slug' && existsSync(entryFile(root, antwort)))
			return 'Ein Projekt dieses Kurznamens gibt es schon. Bitte einen anderen wählen.';
		return faultOfAnswer(name, name === 'beschreibung' ? await readText(antwort) : antwort);
	} catch (grund) {
		if (!(grund instanceof MediaError)) throw grund;
		return grund.message;
	}
}
