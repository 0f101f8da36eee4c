import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const ARTEN = `Atelier Bäckerei Bestattungen Buchhandlung Dachdeckerei Elektro Fahrschule Fliesen Fotostudio Gärtnerei Gasthaus Goldschmiede Kanzlei Klavierbau Logopädie Malerbetrieb Metallbau Praxis Reisebüro Schreinerei Steuerbüro Tanzschule Tierarzt Zimmerei Zahnarzt`;
const NAMEN = `Ahlers Bergmann Brüning Claasen Dörfler Eickhoff Falkenhagen Grothe Hansmann Ibing Jansen Kötter Lammert Meinders Niehaus Ostermann Pohlmann Quante Rüther Sandkühler Terhorst Uhlenbrock Voss Wiedemann Zumbusch`;

/** Fills a copy of the project up to so many projects, each with a folder of real pictures. */
export function generateProjekte(root: string, anzahl: number): void {
	const eintraege = join(root, 'src/content/projekte');
	const medien = join(root, 'public/projekte');
	const vorbilder = readdirSync(eintraege)
		.filter((name) => name.endsWith('.yaml'))
		.map((name) => name.replace('.yaml', ''));
	const kunden = ARTEN.split(' ').flatMap((art) =>
		NAMEN.split(' ').map((name) => `${art} ${name}`),
	);

	for (let id = vorbilder.length; id < anzahl; id += 1) {
		const vorbild = vorbilder[id % vorbilder.length] ?? '';
		// A step that is no divisor of the length: neighbours shall not be alike.
		const kunde = kunden[(id * 37) % kunden.length] ?? '';
		const slug = toSlug(kunde);
		const text = readFileSync(join(eintraege, `${vorbild}.yaml`), 'utf8');
		const projekt = parse(text.replaceAll(`/projekte/${vorbild}/`, `/projekte/${slug}/`));
		Object.assign(projekt.metadaten, { id, url: slug });
		Object.assign(projekt.projekt, { kunde, website: `https://www.${slug}.example` });
		writeFileSync(join(eintraege, `${slug}.yaml`), stringify(projekt));
		linkFolder(join(medien, vorbild), join(medien, slug));
	}
}

function linkFolder(from: string, to: string): void {
	mkdirSync(to);
	for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name));
}

function toSlug(kunde: string): string {
	return kunde
		.toLowerCase()
		.replaceAll('ä', 'ae')
		.replaceAll('ö', 'oe')
		.replaceAll('ü', 'ue')
		.replaceAll('ß', 'ss')
		.replaceAll(' ', '-');
}
