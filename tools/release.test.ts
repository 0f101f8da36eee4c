import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readStandIns } from '../src/build/checks/stand-ins.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { readServerNode } from './server-node.ts';

const PROGRAM = join(import.meta.dirname, 'release.ts');
/** Built before these tests run. */
const dist = resolve(process.env.DIST_DIR ?? 'dist');
const target = newFolder();
const { tarball, stderr, began, ended } = packAsInGit();
const unpacked = newFolder();
execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);

function release(settings: NodeJS.ProcessEnv, ...args: string[]) {
	const env = { ...process.env, ...settings };
	return spawnSync(process.execPath, [PROGRAM, ...args], { env, encoding: 'utf8' });
}

/** Packs the project as it is, but for a file that Git knows and that was deleted here, and one that Git does not know. */
function packAsInGit() {
	const index = { GIT_INDEX_FILE: copyOfIndex() };
	const blob = execFileSync('git', ['rev-parse', 'HEAD:LICENSE'], { encoding: 'utf8' }).trim();
	const deleted = ['--add', '--cacheinfo', `100644,${blob},deploy/weg.ts`];
	const unknown = ['--force-remove', 'docs/wenn-etwas-ist.md'];
	for (const change of [deleted, unknown])
		execFileSync('git', ['update-index', ...change], { env: { ...process.env, ...index } });
	const began = asInName(new Date());
	const { status, stdout, stderr } = release({ ...index, RELEASE_DIR: target, DIST_DIR: dist });
	if (status !== 0) throw new Error(stderr);
	return { tarball: stdout.trim(), stderr, began, ended: asInName(new Date()) };
}

/** 20260930-081500 */
function asInName(time: Date): string {
	return time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

/** Git's index knows which files are unchanged; without it Git would read them all. */
function copyOfIndex(): string {
	const index = execFileSync('git', ['rev-parse', '--git-path', 'index'], { encoding: 'utf8' });
	const copy = join(newFolder(), 'index');
	copyFileSync(index.trim(), copy);
	return copy;
}

test('the tarball says what it is and has neither tests nor the tools of the build', () => {
	const version = readFileSync(join(unpacked, 'VERSION'), 'utf8').trim();
	expect(version).toMatch(/^werkplan-\d+\.\d+\.\d+-\d{8}-\d{6}-[0-9a-f]{7,}/);
	expect(tarball).toContain(`/${version}.tar.gz`);
	const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
	const ours = files.filter((name) => !/^(node_modules|dist)\//.test(name));
	expect(ours.filter((name) => /\.test\.ts$|(^|\/)(testing|system)\b/.test(name))).toEqual([]);
	const wanted = ['installieren.sh', 'deploy/werkplan.service', 'deploy/Caddyfile', '.env.example'];
	expect(ours).toEqual(expect.arrayContaining(wanted));
	expect(ours).toContain('docs/online-stellen.md');
	expect(ours, 'not in Git').not.toContain('docs/wenn-etwas-ist.md');
	for (const program of ['installieren.sh', 'deploy/werkplan.ts'])
		expect(statSync(join(unpacked, program)).mode & 0o111, program).toBe(0o111);
	const packages = readdirSync(join(unpacked, 'node_modules'));
	expect(packages).toEqual(expect.arrayContaining(['fastify', 'nodemailer', 'zod']));
	const tools = /^(astro|vite|react|vitest|typescript|node|werkplan-recorder|\.bin)$/;
	expect(packages.filter((name) => tools.test(name))).toEqual([]);
});

test('its pages are compressed already', () => {
	expect(readdirSync(join(unpacked, 'dist'))).toContain('index.html.br');
});

test('the sources of the site lie in it, for an owner who has lost his own', () => {
	const sources = execFileSync('tar', ['-tzf', join(unpacked, 'quellen.tar.gz')], {
		encoding: 'utf8',
	}).split('\n');
	const wanted = ['inhaber.yaml', 'package-lock.json', 'src/pages/index.astro', 'tools/release.ts'];
	expect(sources).toEqual(expect.arrayContaining(wanted));
});

test('a program for the server’s processor is in it: Node, in the version of this project', () => {
	const node = join(unpacked, 'bin/node');
	expect(statSync(node).mode & 0o111).toBe(0o111);
	// ELF's number of the machine, 62 = x86-64.
	expect(readFileSync(node).readUInt16LE(18)).toBe(62);
	expect(readFileSync(node).includes(`v${process.versions.node}`)).toBe(true);
	expect(readServerNode()['linux-x64']).toBe(hash('sha256', readFileSync(node)));
});

test('the service runs from the tarball alone, and its command reads what came in', async () => {
	const env = { DATA_DIR: newFolder(), DIST_DIR: '' };
	const { url } = await startService(env, unpacked, 'service/server.js');
	expect((await sendAnfrage(url, 'aus dem Archiv')).status).toBe(200);
	const args = ['service/cli/anfragen.ts', 'list', '--data', env.DATA_DIR];
	const { stdout } = spawnSync(process.execPath, args, { cwd: unpacked, encoding: 'utf8' });
	expect(stdout).toContain('aus dem Archiv');
});

test('two releases never share a folder: their names tell the second', () => {
	const time = /\d{8}-\d{6}/.exec(tarball)?.[0] ?? '';
	expect([began, time, ended]).toEqual([began, time, ended].toSorted());
});

test('what is packed though it is not in Git yet is said, new files too', () => {
	expect(stderr).toMatch(/nicht alles steht in Git.*Quellen/);
	const env = { GIT_DIR: join(newFolder(), 'git'), GIT_WORK_TREE: process.cwd() };
	const git = { env: { ...process.env, ...env } };
	const index = copyOfIndex();
	execFileSync('git', ['clone', '--quiet', '--bare', '--shared', '.', env.GIT_DIR]);
	renameSync(index, join(env.GIT_DIR, 'index'));
	for (const line of ['add .', 'rm --quiet --cached deploy/Caddyfile'])
		execFileSync('git', line.split(' '), git);
	const person = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
	execFileSync('git', [...person, 'commit', '--quiet', '--message=Stand'], git);
	// Without pages it ends after this hint.
	expect(release({ ...env, DIST_DIR: newFolder() }).stderr).toMatch(/nicht alles steht in Git/);
});

test('how it is called is said without packing anything', () => {
	const empty = newFolder();
	const { status, stdout } = release({ RELEASE_DIR: empty, DIST_DIR: dist }, '--hilfe');
	expect([status, readdirSync(empty)]).toEqual([0, []]);
	expect(stdout).toMatch(/^npm run release -- .*--muster.*linux-arm64/);
});

const isInvented = readStandIns().length > 0;
test.each([
	['without Git', { DIST_DIR: dist, GIT_DIR: target }, [], /git init/],
	['without pages', { DIST_DIR: newFolder() }, [], /DIST_DIR.*keine gebaute Website/],
	['for another processor', { DIST_DIR: dist }, ['--fuer', 'windows'], /linux-x64.*linux-arm64/],
	...(isInvented
		? [['with invented data', { DIST_DIR: undefined }, [], /inhaber\.yaml[\s\S]*--muster/] as const]
		: []),
] as const)('%s nothing is packed, and the way out is named', (_, settings, args, wayOut) => {
	const empty = newFolder();
	const { status, stderr } = release({ ...settings, RELEASE_DIR: empty }, ...args);
	expect([status, readdirSync(empty)]).toEqual([1, []]);
	expect(stderr).toMatch(wayOut);
});
