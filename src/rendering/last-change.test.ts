import { execFileSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { readLastChanges } from './last-change.ts';

const MTIME = new Date('2020-01-01T00:00:00Z');
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

let root: string;
beforeEach(() => {
	root = newFolder();
	mkdirSync(join(root, 'seiten/projekt'), { recursive: true });
});

function write(name: string, content: string): void {
	writeFileSync(join(root, name), content);
	utimesSync(join(root, name), MTIME, MTIME);
}

function git(date: string, ...args: string[]): void {
	execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
		cwd: root,
		stdio: 'pipe',
		env: { ...process.env, GIT_COMMITTER_DATE: date },
	});
}

test('a file has the date of its last commit, a folder that of its newest file, a modified file its own, and in a shallow clone none', async () => {
	for (const name of ['alt', 'offen', 'projekt/ä b']) write(`seiten/${name}.txt`, 'a');
	git('2024-02-02T12:00:00Z', 'init', '-q');
	git('2024-02-02T12:00:00Z', 'add', '.');
	git('2024-02-02T12:00:00Z', 'commit', '-qm', 'eins');
	write('seiten/projekt/ä b.txt', 'anders');
	git('2025-03-03T12:00:00Z', 'commit', '-qam', 'zwei');
	write('seiten/offen.txt', 'anders');

	const lastChange = await readLastChanges(root, ['seiten']);
	expect(day(lastChange(['seiten/alt.txt']))).toBe('2024-02-02');
	expect(day(lastChange(['seiten/projekt/ä b.txt']))).toBe('2025-03-03');
	expect(day(lastChange(['seiten/']))).toBe('2025-03-03');
	expect(day(lastChange(['seiten/offen.txt']))).toBe('2020-01-01');

	// The one commit of a shallow clone would be the date of all.
	const clone = newFolder();
	git('', 'clone', '-q', '--depth=1', `file://${root}`, clone);
	const lastClone = await readLastChanges(clone, ['seiten']);
	expect(lastClone(['seiten/alt.txt'])).toBeUndefined();
});

test('without a repository the files’ own dates count', async () => {
	write('seiten/alt.txt', 'a');
	const lastChange = await readLastChanges(root, ['seiten']);
	expect(day(lastChange(['seiten/']))).toBe('2020-01-01');
	expect(lastChange(['seiten/gibt-es-nicht.txt'])).toBeUndefined();
});
