import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Newest change of the files at or under some paths ('src/pages/about.astro', 'public/x/'). */
export type Stand = (pfade: readonly string[]) => Date | undefined;

/**
 * When the files of these folders last changed: by their last commit; by their own date where git
 * does not know them, or knows them differently (a tarball, work in progress).
 */
export async function readStand(wurzel: string, ordner: readonly string[]): Promise<Stand> {
	const committed = parseGitLog(
		git(wurzel, ['log', '--format=%x00%cI', '--name-only', '--no-renames', '--', ...ordner]),
	);
	const veraendert = new Set(
		git(wurzel, ['ls-files', '-z', '--modified', '--', ...ordner]).split('\0'),
	);
	const daten = new Map<string, Date>();
	for (const name of await listFiles(wurzel, ordner)) {
		const gitDatum = veraendert.has(name) ? undefined : committed.get(name);
		const datum = gitDatum ?? statSync(join(wurzel, name)).mtime;
		for (const pfad of [name, ...foldersOf(name)]) daten.set(pfad, newer(daten.get(pfad), datum));
	}
	return (pfade) =>
		pfade.reduce<Date | undefined>((bisher, pfad) => {
			const datum = daten.get(pfad);
			return datum ? newer(bisher, datum) : bisher;
		}, undefined);
}

/** Reads `git log --format=%x00%cI --name-only`, newest commit first: file → its newest date. */
function parseGitLog(text: string): Map<string, Date> {
	const daten = new Map<string, Date>();
	for (const commit of text.split('\0').slice(1)) {
		const [datum = '', ...namen] = commit.split('\n').filter((zeile) => zeile !== '');
		for (const name of namen) if (!daten.has(name)) daten.set(name, new Date(datum));
	}
	return daten;
}

/** 'a/b/c.txt' → 'a/', 'a/b/' */
function foldersOf(name: string): string[] {
	return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));
}

function newer(a: Date | undefined, b: Date): Date {
	return a && a > b ? a : b;
}

async function listFiles(wurzel: string, ordner: readonly string[]): Promise<string[]> {
	const listen = ordner.map(async (name) => {
		if (!statSync(join(wurzel, name)).isDirectory()) return [name];
		const eintraege = await readdir(join(wurzel, name), { recursive: true, withFileTypes: true });
		return eintraege
			.filter((eintrag) => eintrag.isFile())
			.map((eintrag) => join(eintrag.parentPath, eintrag.name).slice(join(wurzel, '/').length));
	});
	return (await Promise.all(listen)).flat();
}

/** What git says; nothing where there is no git or no repository. */
function git(wurzel: string, argumente: string[]): string {
	try {
		return execFileSync('git', ['-c', 'core.quotePath=false', ...argumente], {
			cwd: wurzel,
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
			stdio: ['ignore', 'pipe', 'ignore'],
		});
	} catch {
		return '';
	}
}
