import { existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, projektFile } from '#shared/manifest.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { ENTRIES, entryFile } from '#shared/projekt-schema.ts';
import { fieldIn, type Item, type Site } from '../site.ts';

/** What commands read of an entry; all else in it may be faulty. */
export type Entry = {
	slug: string;
	client: string;
	/** The day on which the client agreed to be shown; '' where he has not yet. */
	consent: string;
	/** Whether it comes with the package. */
	isSample: boolean;
	/** Its place among all, from 0. */
	id: number;
};

/** All projects, in the owner's order. */
export function readEntries(site: Site): Entry[] {
	const entries = globSync(`${ENTRIES}/*.yaml`, { cwd: site.root }).map((file) => {
		const text = (name: string) => site.text(fieldIn(file, name));
		return {
			slug: path.basename(file, '.yaml'),
			client: text('projekt.kunde'),
			consent: text('freigabe'),
			isSample: site.isTagged(fieldIn(file, '')),
			id: Number(text('metadaten.id')),
		};
	});
	return entries.toSorted((a, b) => a.id - b.id);
}

export function findEntry(site: Site, slug: string): Entry {
	const entries = readEntries(site);
	const entry = entries.find((other) => other.slug === slug);
	if (entry) return entry;
	const slugs = entries.map((other) => other.slug).join(', ');
	throw new OwnerError(`Ein Projekt „${slug}“ gibt es nicht (vorhanden: ${slugs || 'keines'}).`);
}

/** What an entry names of a recording: there may be more pictures than before, or fewer, or another kind of logo. */
export type Pictures = Pick<Manifest, 'logo' | 'bilder'>;

/** Logo and pictures of a recording as an entry names them. */
export function picturesOf(
	slug: string,
	{ logo, bilder }: Pictures,
): { logo: string; weiterebilder: string[] } {
	const names = Object.keys(bilder).filter((name) => name.startsWith('bild-'));
	const weiterebilder = names.map((name) => projektFile(slug, `${name}.jpg`));
	return { logo: projektFile(slug, logo), weiterebilder };
}

/** Makes an entry name what was recorded anew. Returns a sentence for captions that do not fit it. */
export function renewPictures(site: Site, slug: string, recorded: Pictures): string[] {
	const fieldOf = (name: string) => fieldIn(entryFile(slug), name);
	const { logo, weiterebilder } = picturesOf(slug, recorded);
	if (site.text(fieldOf('source.logo')) !== logo) site.set(fieldOf('source.logo'), logo);
	const named = new Set<Item>(site.items(fieldOf('source.weiterebilder')));
	// Their order is the owner's.
	if (named.symmetricDifference(new Set(weiterebilder)).size > 0)
		site.set(fieldOf('source.weiterebilder'), weiterebilder);
	const { length: captions } = site.items(fieldOf('bildunterschriften'));
	if (captions === 0 || captions === weiterebilder.length) return [];
	return [
		`${captions} Bildunterschriften für ${weiterebilder.length} Bilder. Bitte „bildunterschriften“ in ${entryFile(slug)} anpassen.`,
	];
}

/** Moves the projects of the given slugs to the front, in this order. Returns the new order of all. */
export function sortProjekte(site: Site, first: readonly string[]): string[] {
	const twice = first.filter((slug, i) => first.indexOf(slug) !== i);
	if (twice.length > 0) throw new OwnerError(`Mehrfach genannt: ${twice.join(', ')}.`);
	const front = first.map((slug) => findEntry(site, slug).slug);
	const others = readEntries(site).filter(({ slug }) => !front.includes(slug));
	const order = [...front, ...others.map(({ slug }) => slug)];
	renumber(site, order);
	return order;
}

/** The files and folders of projects, from the root: entry, pictures and sources, as far as they exist. */
export function filesOfProjekte(site: Site, slugs: readonly string[]): string[] {
	return [...new Set(slugs)].flatMap((slug) => {
		const entry = entryFile(findEntry(site, slug).slug);
		const files = [entry, `public/projekte/${slug}`, `samples/${slug}`];
		return files.filter((file) => existsSync(path.join(site.root, file)));
	});
}

/** Deletes the files of projects and numbers the others anew. Returns how many are left. */
export function removeProjekte(site: Site, slugs: readonly string[]): number {
	for (const file of filesOfProjekte(site, slugs))
		rmSync(path.join(site.root, file), { recursive: true });
	const left = readEntries(site).map(({ slug }) => slug);
	renumber(site, left);
	return left.length;
}

/** Numbers entries from 0, in this order. */
function renumber(site: Site, slugs: readonly string[]): void {
	for (const [id, slug] of slugs.entries())
		site.set(fieldIn(entryFile(slug), 'metadaten.id'), String(id));
}
