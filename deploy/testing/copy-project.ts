import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type ProjectCopy = { root: string; remove(): void };

/** Copies the project's tracked and new files into a temporary folder, where a build touches nothing here. */
export function copyProject(): ProjectCopy {
	const copy = mkdtempSync(join(tmpdir(), 'werkplan-kopie-'));
	for (const name of projectFiles()) {
		const target = join(copy, name);
		mkdirSync(dirname(target), { recursive: true });
		cpSync(join(root, name), target);
	}
	linkPackages(copy);
	return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function projectFiles(): string[] {
	return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	})
		.split('\0')
		.filter((name) => name !== '' && existsSync(join(root, name)));
}

// One link per package: builds keep their caches in a node_modules of their own.
function linkPackages(copy: string): void {
	const folder = join(copy, 'node_modules');
	mkdirSync(folder);
	for (const name of readdirSync(join(root, 'node_modules'))) {
		if (['.astro', '.vite', '.cache'].includes(name)) continue;
		symlinkSync(join(root, 'node_modules', name), join(folder, name));
	}
}
