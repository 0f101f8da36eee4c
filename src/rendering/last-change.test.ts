import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStand } from './last-change.ts';

const MTIME = new Date('2020-01-01T00:00:00Z');
const tag = (datum: Date | undefined) => datum?.toISOString().slice(0, 10);

let wurzel: string;
beforeEach(() => {
	wurzel = mkdtempSync(join(tmpdir(), 'datei-stand-'));
	mkdirSync(join(wurzel, 'seiten/projekt'), { recursive: true });
});
afterEach(() => rmSync(wurzel, { recursive: true }));

function schreibe(name: string, inhalt: string): void {
	writeFileSync(join(wurzel, name), inhalt);
	utimesSync(join(wurzel, name), MTIME, MTIME);
}

function git(datum: string, ...argumente: string[]): void {
	execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...argumente], {
		cwd: wurzel,
		stdio: 'pipe',
		env: { ...process.env, GIT_COMMITTER_DATE: datum },
	});
}

test('a file is as old as its last commit, a folder as its newest file, work in progress as its own date', async () => {
	for (const name of ['alt', 'offen', 'projekt/ä b']) schreibe(`seiten/${name}.txt`, 'a');
	git('2024-02-02T12:00:00Z', 'init', '-q');
	git('2024-02-02T12:00:00Z', 'add', '.');
	git('2024-02-02T12:00:00Z', 'commit', '-qm', 'eins');
	schreibe('seiten/projekt/ä b.txt', 'anders');
	git('2025-03-03T12:00:00Z', 'commit', '-qam', 'zwei');
	schreibe('seiten/offen.txt', 'anders');

	const stand = await readStand(wurzel, ['seiten']);
	expect(tag(stand(['seiten/alt.txt']))).toBe('2024-02-02');
	expect(tag(stand(['seiten/projekt/ä b.txt']))).toBe('2025-03-03');
	expect(tag(stand(['seiten/']))).toBe('2025-03-03');
	expect(tag(stand(['seiten/offen.txt']))).toBe('2020-01-01');
});

test('without a repository the files’ own dates count', async () => {
	schreibe('seiten/alt.txt', 'a');
	const stand = await readStand(wurzel, ['seiten']);
	expect(tag(stand(['seiten/']))).toBe('2020-01-01');
	expect(stand(['seiten/gibt-es-nicht.txt'])).toBeUndefined();
});
