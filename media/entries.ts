import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import { MediaError } from './media-error.ts';

type Entry = {
	slug: string;
	id: number;
	client: string;
	isSample: boolean;
	file: string;
	text: string;
	/** Where in the text its number stands. */
	place: [number, number];
};

/** Puts the projects of the given slugs first, in this order; the others follow as they were. Gives the new order. */
export async function sortProjekte(root: string, first: string[]): Promise<string[]> {
	const entries = await readEntries(root);
	const twice = first.filter((slug, i) => first.indexOf(slug) !== i);
	if (twice.length > 0) throw new MediaError(`Mehrfach genannt: ${twice.join(', ')}.`);
	const front = first.map((slug) => find(entries, slug));
	const fresh = [...front, ...entries.filter((entry) => !front.includes(entry))];
	await renumber(fresh);
	return fresh.map(({ slug }) => slug);
}

/** What belongs to a project: its entry, its pictures and, where there are any, its sources. */
export async function filesOfProjekt(root: string, slug: string): Promise<string[]> {
	const { file } = find(await readEntries(root), slug);
	const pictures = path.join(root, 'public/projekte', slug);
	const sources = path.join(root, 'media', slug);
	return [file, ...[pictures].filter(existsSync), ...[sources].filter(hasSources)];
}

/** The name of a project's client. */
export async function clientOfSlug(root: string, slug: string): Promise<string> {
	return find(await readEntries(root), slug).client;
}

/** The invented projects that the package comes with. */
export async function sampleSlugs(root: string): Promise<string[]> {
	return (await readEntries(root)).filter(({ isSample }) => isSample).map(({ slug }) => slug);
}

/** Deletes a project with all that belongs to it and closes the gap in the numbers. Gives how many are left. */
export async function removeProjekt(root: string, slug: string): Promise<number> {
	for (const path of await filesOfProjekt(root, slug)) await rm(path, { recursive: true });
	const left = await readEntries(root);
	await renumber(left);
	return left.length;
}

async function readEntries(root: string): Promise<Entry[]> {
	const folder = path.join(root, 'src/content/projekte');
	const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
	const entries = names.map(async (name) => {
		const file = path.join(folder, name);
		const text = await readFile(file, 'utf8');
		const entry = parseDocument(text);
		const id = entry.getIn(['metadaten', 'id'], true);
		if (!isScalar(id) || typeof id.value !== 'number' || !id.range) {
			throw new MediaError(`In ${file} fehlt metadaten.id oder ist keine Zahl.`);
		}
		return {
			slug: path.basename(name, '.yaml'),
			id: id.value,
			client: String(entry.getIn(['projekt', 'kunde'])),
			isSample: entry.get('muster') === true,
			file,
			text,
			place: [id.range[0], id.range[1]] satisfies [number, number],
		};
	});
	return (await Promise.all(entries)).toSorted((a, b) => a.id - b.id);
}

/** A folder beside the sample sites may be part of the recorder, whatever it is called. */
function hasSources(folder: string): boolean {
	return existsSync(folder) && !readdirSync(folder).some((name) => name.endsWith('.ts'));
}

function find(entries: Entry[], slug: string): Entry {
	const entry = entries.find((other) => other.slug === slug);
	if (entry) return entry;
	const slugs = entries.map((other) => other.slug).join(', ');
	throw new MediaError(`Ein Projekt „${slug}“ gibt es nicht (vorhanden: ${slugs || 'keines'}).`);
}

/** Changes nothing in a file but the number itself. */
async function renumber(entries: Entry[]): Promise<void> {
	for (const [id, entry] of entries.entries()) {
		if (entry.id === id) continue;
		const [from, until] = entry.place;
		await writeFile(entry.file, entry.text.slice(0, from) + id + entry.text.slice(until));
	}
}
