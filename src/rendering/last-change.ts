import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the newest change of files and folders ('src/pages/about.astro', 'public/x/'). */
export type LastChange = (paths: readonly string[]) => Date | undefined;

/**
 * Reads when the files of these folders last changed: the date of their last commit, or the file's
 * own date where it is not committed or has changed since. A shallow clone knows one commit
 * alone, that of the last push, so there every date is undefined.
 */
export async function readLastChanges(
	root: string,
	folders: readonly string[],
): Promise<LastChange> {
	if (git(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return () => undefined;
	const committed = parseGitLog(
		git(root, ['log', '--format=%x00%cI', '--name-only', '--no-renames', '--', ...folders]),
	);
	const modified = new Set(git(root, ['ls-files', '-z', '-m', '--', ...folders]).split('\0'));
	const dates = new Map<string, Date>();
	for (const name of await listFiles(root, folders)) {
		const commitDate = modified.has(name) ? undefined : committed.get(name);
		dates.set(name, commitDate ?? statSync(join(root, name)).mtime);
	}
	return (paths) => {
		const isNamed = (name: string) =>
			paths.some((path) => (path.endsWith('/') ? name.startsWith(path) : name === path));
		const times = [...dates].flatMap(([name, date]) => (isNamed(name) ? date.getTime() : []));
		return times.length > 0 ? new Date(Math.max(...times)) : undefined;
	};
}

/** Reads `git log --format=%x00%cI --name-only`, newest commit first: file → its newest date. */
function parseGitLog(log: string): Map<string, Date> {
	const dates = new Map<string, Date>();
	for (const commit of log.split('\0').slice(1)) {
		const [date = '', ...names] = commit.split('\n').filter((line) => line !== '');
		for (const name of names) if (!dates.has(name)) dates.set(name, new Date(date));
	}
	return dates;
}

async function listFiles(root: string, folders: readonly string[]): Promise<string[]> {
	const perFolder = folders.map(async (folder) => {
		const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
	});
	return (await Promise.all(perFolder)).flat();
}

/** What git prints; '' where there is no git or no repository. */
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
