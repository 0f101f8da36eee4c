import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import { formerFile } from './add-former.ts';
import { MediaError } from './media-error.ts';

type Eintrag = {
	slug: string;
	id: number;
	muster: boolean;
	datei: string;
	text: string;
	stelle: [number, number];
};

/** Puts the projects of the given slugs first, in this order; the others follow as they were. Gives the new order. */
export async function sortProjekte(root: string, zuerst: string[]): Promise<string[]> {
	const eintraege = await readEintraege(root);
	const doppelt = zuerst.filter((slug, i) => zuerst.indexOf(slug) !== i);
	if (doppelt.length > 0) throw new MediaError(`Mehrfach genannt: ${doppelt.join(', ')}.`);
	const vorn = zuerst.map((slug) => find(eintraege, slug));
	const neu = [...vorn, ...eintraege.filter((eintrag) => !vorn.includes(eintrag))];
	await renumber(neu);
	return neu.map(({ slug }) => slug);
}

/** What belongs to a project: its entry, its pictures and, where there are any, its sources. */
export async function filesOfProjekt(root: string, slug: string): Promise<string[]> {
	const { datei } = find(await readEintraege(root), slug);
	const bilder = path.join(root, 'public/projekte', slug);
	const quellen = path.join(root, 'media', slug);
	return [datei, ...[bilder].filter(existsSync), ...[quellen].filter(hasSources)];
}

/** The invented projects that the package comes with. */
export async function sampleSlugs(root: string): Promise<string[]> {
	return (await readEintraege(root)).filter(({ muster }) => muster).map(({ slug }) => slug);
}

/** Deletes a project with all that belongs to it and closes the gap in the numbers. */
export async function removeProjekt(root: string, slug: string): Promise<void> {
	for (const pfad of await filesOfProjekt(root, slug)) await rm(pfad, { recursive: true });
	await renumber(await readEintraege(root));
}

async function readEintraege(root: string): Promise<Eintrag[]> {
	const ordner = path.join(root, 'src/content/projekte');
	const namen = (await readdir(ordner)).filter((name) => name.endsWith('.yaml'));
	const eintraege = namen.map(async (name) => {
		const datei = path.join(ordner, name);
		const text = await readFile(datei, 'utf8');
		const eintrag = parseDocument(text);
		const id = eintrag.getIn(['metadaten', 'id'], true);
		if (!isScalar(id) || typeof id.value !== 'number' || !id.range) {
			throw new MediaError(`In ${datei} fehlt metadaten.id oder ist keine Zahl.`);
		}
		const stelle: [number, number] = [id.range[0], id.range[1]];
		const slug = path.basename(name, '.yaml');
		return { slug, id: id.value, muster: eintrag.get('muster') === true, datei, text, stelle };
	});
	return (await Promise.all(eintraege)).toSorted((a, b) => a.id - b.id);
}

/** A folder beside the sample sites may be part of the recorder, whatever it is called. */
function hasSources(ordner: string): boolean {
	const namen = ['index.html', 'drehbuch.json', 'logo.svg', 'logo.png', 'hintergrund.svg'];
	return (
		existsSync(ordner) &&
		readdirSync(ordner).some((name) => namen.includes(name) || formerFile.test(name))
	);
}

function find(eintraege: Eintrag[], slug: string): Eintrag {
	const eintrag = eintraege.find((anderer) => anderer.slug === slug);
	if (eintrag) return eintrag;
	const slugs = eintraege.map((anderer) => anderer.slug).join(', ');
	throw new MediaError(`Ein Projekt „${slug}“ gibt es nicht (vorhanden: ${slugs}).`);
}

/** Changes nothing in a file but the number itself. */
async function renumber(eintraege: Eintrag[]): Promise<void> {
	for (const [id, eintrag] of eintraege.entries()) {
		if (eintrag.id === id) continue;
		const [von, bis] = eintrag.stelle;
		await writeFile(eintrag.datei, eintrag.text.slice(0, von) + id + eintrag.text.slice(bis));
	}
}
