import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import { OwnerError } from '../../shared/owner-error.ts';

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

/** Moves the projects of the given slugs to the front, in this order. Returns the new order of all. */
export async function sortProjekte(root: string, first: string[]): Promise<string[]> {
	const entries = await readEntries(root);
	const twice = first.filter((slug, i) => first.indexOf(slug) !== i);
	if (twice.length > 0) throw new OwnerError(`Mehrfach genannt: ${twice.join(', ')}.`);
	const front = first.map((slug) => find(entries, slug));
	const order = [...front, ...entries.filter((entry) => !front.includes(entry))];
	await renumber(order);
	return order.map(({ slug }) => slug);
}

/** The files and folders of projects: entry, pictures and sources, as far as they exist. */
export async function filesOfProjekte(root: string, slugs: string[]): Promise<string[]> {
	const entries = await readEntries(root);
	return slugs.flatMap((slug) => {
		const pictures = path.join(root, 'public/projekte', slug);
		const sources = path.join(root, 'samples', slug);
		return [find(entries, slug).file, pictures, sources].filter(existsSync);
	});
}

export async function clientOfSlug(root: string, slug: string): Promise<string> {
	return find(await readEntries(root), slug).client;
}

/** The sample projects that come with the package. */
export async function sampleSlugs(root: string): Promise<string[]> {
	return (await readEntries(root)).filter(({ isSample }) => isSample).map(({ slug }) => slug);
}

/** Deletes the files of projects and numbers the others anew. Returns how many are left. */
export async function removeProjekte(root: string, paths: string[]): Promise<number> {
	for (const path of paths) await rm(path, { recursive: true, force: true });
	const left = await readEntries(root);
	await renumber(left);
	return left.length;
}

export function entryFile(root: string, slug: string): string {
	return path.join(root, 'src/content/projekte', `${slug}.yaml`);
}

/** The slugs of all projects, in no particular order. */
export async function slugsOfEntries(root: string): Promise<string[]> {
	const folder = path.join(root, 'src/content/projekte');
	// Git keeps no empty folder.
	const names = existsSync(folder) ? await readdir(folder) : [];
	return names.flatMap((name) => (name.endsWith('.yaml') ? path.basename(name, '.yaml') : []));
}

async function readEntries(root: string) {
	const entries = (await slugsOfEntries(root)).map(async (slug) => {
		const file = entryFile(root, slug);
		const text = await readFile(file, 'utf8');
		const entry = parseDocument(text);
		const id = entry.getIn(['metadaten', 'id'], true);
		if (!isScalar(id) || typeof id.value !== 'number' || !id.range) {
			throw new OwnerError(`In ${file} fehlt metadaten.id oder ist keine Zahl.`);
		}
		const [from, until] = id.range;
		return {
			slug,
			id: id.value,
			client: String(entry.getIn(['projekt', 'kunde'])),
			isSample: entry.get('muster') === true,
			file,
			/** Changes nothing in the file but the number. */
			renumber: (newId: number) => writeFile(file, text.slice(0, from) + newId + text.slice(until)),
		};
	});
	return (await Promise.all(entries)).toSorted((a, b) => a.id - b.id);
}

function find(entries: Entry[], slug: string): Entry {
	const entry = entries.find((other) => other.slug === slug);
	if (entry) return entry;
	const slugs = entries.map((other) => other.slug).join(', ');
	throw new OwnerError(`Ein Projekt „${slug}“ gibt es nicht (vorhanden: ${slugs || 'keines'}).`);
}

async function renumber(entries: Entry[]): Promise<void> {
	for (const [id, entry] of entries.entries()) if (entry.id !== id) await entry.renumber(id);
}
