import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Newest change of the files at or under some paths ('src/pages/about.astro', 'public/x/'). */
export type State = (paths: readonly string[]) => Date | undefined;

/**
 * When the files of these folders last changed: by their last commit; by their own date where git
 * does not know them, or knows them differently (a tarball, work in progress).
 */
export async function readState(root: string, folder: readonly string[]): Promise<State> {
	const committed = parseGitLog(
		git(root, ['log', '--format=%x00%cI', '--name-only', '--no-renames', '--', ...folder]),
	);
	const changed = new Set(git(root, ['ls-files', '-z', '--modified', '--', ...folder]).split('\0'));
	const data = new Map<string, Date>();
	for (const name of await listFiles(root, folder)) {
		const gitDate = changed.has(name) ? undefined : committed.get(name);
		const date = gitDate ?? statSync(join(root, name)).mtime;
		for (const path of [name, ...foldersOf(name)]) data.set(path, newer(data.get(path), date));
	}
	return (paths) =>
		paths.reduce<Date | undefined>((soFar, path) => {
			const date = data.get(path);
			return date ? newer(soFar, date) : soFar;
		}, undefined);
}

/** Reads `git log --format=%x00%cI --name-only`, newest commit first: file → its newest date. */
function parseGitLog(text: string): Map<string, Date> {
	const data = new Map<string, Date>();
	for (const commit of text.split('\0').slice(1)) {
		const [date = '', ...names] = commit.split('\n').filter((line) => line !== '');
		for (const name of names) if (!data.has(name)) data.set(name, new Date(date));
	}
	return data;
}

/** 'a/b/c.txt' → 'a/', 'a/b/' */
function foldersOf(name: string): string[] {
	return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));
}

function newer(a: Date | undefined, b: Date): Date {
	return a && a > b ? a : b;
}

async function listFiles(root: string, folder: readonly string[]): Promise<string[]> {
	const listen = folder.map(async (name) => {
		if (!statSync(join(root, name)).isDirectory()) return [name];
		const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
	});
	return (await Promise.all(listen)).flat();
}

/** What git says; nothing where there is no git or no repository. */
function git(root: string, args: string[]): string {
	try {
		return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
			stdio: ['ignore', 'pipe', 'ignore'],
		});
	} catch {
		return '';
	}
}
