import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields } from '#shared/placeholders.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { type Service, startService } from '../testing/start-service.ts';

const PROGRAM = join(import.meta.dirname, 'release.ts');
/** As on the server: a folder with all releases, in which `aktuell` points at the one that runs. */
const opt = newFolder();
const current = join(opt, 'aktuell');
const settings = join(opt, 'werkplan.env');
writeFileSync(settings, 'SMTP_URL=smtp://127.0.0.1:1\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\n');
/** Built before these tests run. */
const dist = resolve(process.env.DIST_DIR ?? 'dist');
/** A file among the service's files that is not in Git. */
const secret = join(import.meta.dirname, '../service/.geheim.env');
writeFileSync(secret, 'SMTP_URL=smtp://ich:geheim@127.0.0.1\n');
const tarball = pack();
rmSync(secret);
const first = unpack('eins');
let running: Service | undefined;

function release(settings: NodeJS.ProcessEnv) {
	const env = { ...process.env, ...settings };
	return spawnSync(process.execPath, [PROGRAM], { env, encoding: 'utf8' });
}

function pack(): string {
	const { status, stdout, stderr } = release({ RELEASE_DIR: opt, DIST_DIR: dist });
	if (status !== 0) throw new Error(stderr);
	return stdout.trim();
}

function unpack(as: string): string {
	const folder = join(opt, as);
	execFileSync('tar', ['-xzf', tarball, `--one-top-level=${folder}`, '--strip-components=1']);
	return folder;
}

function switchTo(folder: string): void {
	execFileSync('ln', ['-sfn', folder, current]);
}

/** As the systemd unit does, with nothing in reach but this Node. */
async function startCurrent(dataDir = newFolder()): Promise<Service> {
	await running?.stop();
	running = await startService({ DATA_DIR: dataDir, DIST_DIR: '' }, current, 'service/server.js');
	return running;
}

/** Runs a script of the current release from anywhere; `places`: what is elsewhere than on the server. */
function runScript(line: string, places: NodeJS.ProcessEnv) {
	const here = { NODE: process.execPath, PROGRAM: current, SETTINGS: settings };
	const env = { PATH: process.env.PATH, ...here, ...places };
	const [script, ...args] = line.split(' ');
	return spawnSync('sh', [`${current}/deploy/${script}`, ...args], {
		cwd: '/',
		env,
		encoding: 'utf8',
	});
}

/** The inquiries that the owner reads on the server, oldest first, and the notes printed with them. */
function messages(DATA_DIR: string): { read: string[]; stderr: string } {
	const { stdout, stderr } = runScript('anfragen.sh export --format json', { DATA_DIR });
	const list: { message: string }[] = JSON.parse(stdout);
	return { read: list.map(({ message }) => message).reverse(), stderr };
}

test('the tarball says what it is and has neither tests nor the tools of the build', () => {
	const version = readFileSync(join(first, 'VERSION'), 'utf8').trim();
	expect(version).toMatch(/^werkplan-\d+\.\d+\.\d+-\d{8}-\d{6}-[0-9a-f]{7,}/);
	expect(tarball).toContain(`/${version}.tar.gz`);
	const files = readdirSync(first, { recursive: true, encoding: 'utf8' });
	const ours = files.filter((name) => !/^(node_modules|dist)\//.test(name));
	expect(ours.filter((name) => /\.test\.ts$|(^|\/)(testing|faults)\b/.test(name))).toEqual([]);
	expect(ours.filter((name) => name.includes('geheim'))).toEqual([]);
	const wanted = ['deploy/werkplan.service', 'deploy/Caddyfile', '.env.example'];
	expect(ours).toEqual(expect.arrayContaining(wanted));
	const packages = readdirSync(join(first, 'node_modules'));
	expect(packages).toEqual(expect.arrayContaining(['fastify', 'nodemailer', 'zod']));
	const tools = /^(astro|vite|react|vitest|typescript|node|werkplan-recorder|\.bin)$/;
	expect(packages.filter((name) => tools.test(name))).toEqual([]);
});

test('two releases never share a folder', () => {
	const folders = [tarball, pack()].map((archive) =>
		execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('/', 1),
	);
	expect(folders[0]).not.toEqual(folders[1]);
});

const target = newFolder();
const isInvented = placeholderFields(inhaber).length > 0;
test.each([
	['without Git', { DIST_DIR: dist, GIT_DIR: target }, /git init/],
	...(isInvented
		? [
				[
					'with invented data',
					{ DIST_DIR: undefined },
					/shared\/inhaber\.ts[\s\S]*--muster/,
				] as const,
			]
		: []),
] as const)('%s nothing is packed, and the way out is named', (_, settings, wayOut) => {
	const { status, stderr } = release({ ...settings, RELEASE_DIR: target });
	expect([status, readdirSync(target)]).toEqual([1, []]);
	expect(stderr).toMatch(wayOut);
});

test('an upgrade keeps the inquiries, and so does the way back', async () => {
	const dataDir = newFolder();
	const second = unpack('zwei');
	const migrations = join(second, 'service/migrations');
	const next = String(readdirSync(migrations).length + 1).padStart(3, '0');
	writeFileSync(
		join(migrations, `${next}.sql`),
		`ALTER TABLE anfrage ADD COLUMN quelle TEXT NOT NULL DEFAULT 'formular';
		CREATE TABLE notiz (anfrage_id INTEGER NOT NULL REFERENCES anfrage (id), text TEXT) STRICT;`,
	);
	const accept = async (message: string) => {
		const { url } = await startCurrent(dataDir);
		expect((await sendAnfrage(url, message)).status).toBe(200);
	};

	switchTo(first);
	await accept('1 vor dem Update');
	switchTo(second);
	await accept('2 nach dem Update');
	expect(messages(dataDir).read).toEqual(['1 vor dem Update', '2 nach dem Update']);

	switchTo(first);
	await accept('3 nach der Rückkehr');
	expect(running?.output().match(/Stand \d+, dieses Programm kennt Stand \d+/g)).toHaveLength(1);
	const all = ['1 vor dem Update', '2 nach dem Update', '3 nach der Rückkehr'];
	expect(messages(dataDir)).toEqual({ read: all, stderr: '' });

	switchTo(second);
	await startCurrent(dataDir);
	expect(messages(dataDir).read).toEqual(all);
});

test('the owner’s command finds inquiries and settings from wherever it is called', async () => {
	switchTo(first);
	const { url, dataDir } = await startCurrent();
	await sendAnfrage(url, 'gelesen');
	const type = (word: string) => runScript(`anfragen.sh ${word}`, { DATA_DIR: dataDir });
	const stdout = expect.stringMatching(/^Anfragen: +1$/m);
	expect(type('status')).toMatchObject({ status: 0, stderr: '', stdout });
	expect(type('hilfe').stderr).toContain('Übersicht: sudo anfragen help');
});

test('the daily copy holds the inquiries, can take their place, and does not grow old', async () => {
	const target = newFolder();
	const put = (name: string, days: number, content = 'x') => {
		const time = Date.now() / 1000 - days * 86_400 - 60;
		writeFileSync(join(target, name), content);
		utimesSync(join(target, name), time, time);
	};
	put('anfragen-alt.sqlite', 29);
	put('anfragen-juengst.sqlite', 28);
	// What a copy leaves that is killed half-way.
	put('anfragen-tot.sqlite', 1, '');
	put('anfragen-tot.sqlite.teil-4711', 1);
	switchTo(first);
	const { url, dataDir } = await startCurrent();
	await sendAnfrage(url, 'gesichert');

	const backUp = (DATA_DIR: string) => runScript('sicherung.sh', { DATA_DIR, TARGET: target });
	expect(backUp(dataDir)).toMatchObject({ status: 0, stderr: '' });
	const kept = readdirSync(target).sort();
	const today = expect.stringMatching(/^anfragen-\d{8}-\d{6}\.sqlite$/);
	expect(kept).toEqual([today, 'anfragen-juengst.sqlite']);

	// What cannot be copied, here no database at all, keeps nothing from being deleted.
	put('anfragen-alt.sqlite', 29);
	expect(backUp(newFolder()).status).not.toBe(0);
	expect(readdirSync(target).sort()).toEqual(kept);

	const restored = newFolder();
	renameSync(join(target, kept[0] ?? ''), join(restored, 'anfragen.sqlite'));
	await startCurrent(restored);
	expect(messages(restored).read).toEqual(['gesichert']);
});
