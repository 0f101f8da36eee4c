import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const KINDS = `Atelier Bäckerei Bestattungen Buchhandlung Dachdeckerei Elektro Fahrschule Fliesen Fotostudio Gärtnerei Gasthaus Goldschmiede Kanzlei Klavierbau Logopädie Malerbetrieb Metallbau Praxis Reisebüro Schreinerei Steuerbüro Tanzschule Tierarzt Zimmerei Zahnarzt`;
const NAMES = `Ahlers Bergmann Brüning Claasen Dörfler Eickhoff Falkenhagen Grothe Hansmann Ibing Jansen Kötter Lammert Meinders Niehaus Ostermann Pohlmann Quante Rüther Sandkühler Terhorst Uhlenbrock Voss Wiedemann Zumbusch`;

/** Fills a copy of the project up to so many projects, each with a folder of real pictures. */
export function generateProjekte(root: string, count: number): void {
	const entries = join(root, 'src/content/projekte');
	const media = join(root, 'public/projekte');
	const models = readdirSync(entries)
		.filter((name) => name.endsWith('.yaml'))
		.map((name) => name.replace('.yaml', ''));
	const kunden = KINDS.split(' ').flatMap((kind) =>
		NAMES.split(' ').map((name) => `${kind} ${name}`),
	);

	for (let id = models.length; id < count; id += 1) {
		const model = models[id % models.length] ?? '';
		// A step that is no divisor of the length: neighbours shall not be alike.
		const kunde = kunden[(id * 37) % kunden.length] ?? '';
		const slug = toSlug(kunde);
		const text = readFileSync(join(entries, `${model}.yaml`), 'utf8');
		const projekt = parse(text.replaceAll(`/projekte/${model}/`, `/projekte/${slug}/`));
		Object.assign(projekt.metadaten, { id, url: slug });
		Object.assign(projekt.projekt, { kunde, website: `https://www.${slug}.example` });
		writeFileSync(join(entries, `${slug}.yaml`), stringify(projekt));
		linkFolder(join(media, model), join(media, slug));
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
