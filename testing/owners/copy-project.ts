import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Copies the project's tracked and new files into a temporary folder, where a build touches nothing here. */
export function copyProject(): string {
	const copy = newFolder();
	for (const name of projectFiles()) cpSync(join(root, name), join(copy, name));
	linkPackages(copy);
	return copy;
}

function projectFiles(): string[] {
	const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
	return names.filter((name) => name !== '' && existsSync(join(root, name)));
}

/** One link per package: builds keep their caches in a node_modules of their own. */
function linkPackages(copy: string): void {
	const folder = join(copy, 'node_modules');
	mkdirSync(folder);
	for (const name of readdirSync(join(root, 'node_modules'))) {
		if (['.astro', '.vite', '.cache'].includes(name)) continue;
		symlinkSync(join(root, 'node_modules', name), join(folder, name));
	}
}
