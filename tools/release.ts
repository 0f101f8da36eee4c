import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
	cpSync,
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	mkdtempDisposableSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { asksForHelp, readCall } from '#shared/command-line.ts';
import { faultInNode, readServerNode, SERVERS, type Server } from './server-node.ts';

/**
 * `npm run release`: builds the site and packs it with the service, its production dependencies, Node
 * and the installer into one tarball, which needs nothing else on the server. `--fuer linux-arm64` is
 * for another processor than `linux-x64`. It refuses stand-ins and sample projects, unless called
 * with `--muster`. DIST_DIR names a finished build to pack instead, RELEASE_DIR another place than release/.
 */
const root = path.resolve(import.meta.dirname, '..');

const { muster, fuer } = readArguments(process.argv.slice(2));
const { version } = z.object({ version: z.string() }).parse(readJson('package.json'));
const dist = path.resolve(root, process.env.DIST_DIR ?? 'dist');
const target = path.resolve(root, process.env.RELEASE_DIR ?? 'release');

const commit = git('describe', '--always', '--dirty', '--exclude=*').trim();
// New files, too, which make nothing „dirty“.
if (git('status', '--porcelain') !== '')
	console.error(
		'Hinweis: Noch nicht alles steht in Git. In die Website kommt es trotzdem; in den Quellen, die auf dem Server für den Notfall liegen, fehlt es. Danach bitte: git add . && git commit -m "Stand"',
	);
// To the second: no release is unpacked over another, and the way back stays open.
const time = new Date()
	.toISOString()
	.replaceAll(/[-:]|\..*/g, '')
	.replace('T', '-');
const name = `werkplan-${version}-${time}-${commit}`;

if (process.env.DIST_DIR === undefined) build();
else if (!existsSync(path.join(dist, 'index.html')))
	fail(
		`in ${dist}, wie DIST_DIR es nennt, liegt keine gebaute Website. Ohne DIST_DIR wird sie gebaut.`,
	);

using staging = mkdtempDisposableSync(path.join(tmpdir(), 'werkplan-'));
const content = path.join(staging.path, name);
for (const file of [...trackedFiles(), ...productionPackages()]) {
	// A package may be a link, as in the copies of testing/owners.
	cpSync(path.join(root, file), path.join(content, file), { recursive: true, dereference: true });
}
cpSync(dist, path.join(content, 'dist'), { recursive: true });
cpSync(path.join(content, 'deploy/installieren.sh'), path.join(content, 'installieren.sh'));
const node = fetchNode(fuer);
cpSync(path.join(node, 'bin/node'), path.join(content, 'bin/node'));
cpSync(path.join(node, 'LICENSE'), path.join(content, 'bin/LICENSE'));
writeFileSync(path.join(content, 'VERSION'), `${name}\n`);
// All that this site is made of, so that who loses the machine at home finds it on the server.
git('archive', '--format=tar.gz', `--output=${path.join(content, 'quellen.tar.gz')}`, 'HEAD');
mkdirSync(target, { recursive: true });
const archive = path.join(target, `${name}.tar.gz`);
// Else macOS packs a file `._NAME` beside each one that it knows more of.
const env = { ...process.env, COPYFILE_DISABLE: '1' };
const packed = path.join(staging.path, 'tar');
execFileSync('tar', ['-cf', packed, '-C', staging.path, name], { env });
try {
	// Node compresses in half the time that tar takes.
	await pipeline(createReadStream(packed), createGzip(), createWriteStream(archive));
	console.log(archive);
} catch (reason) {
	// Half an archive would be taken for a whole one.
	rmSync(archive, { force: true });
	console.error(`Es wurde nichts gepackt: ${archive} ließ sich nicht schreiben (${reason}).`);
	process.exitCode = 1;
}

function readArguments(args: string[]): { muster: boolean; fuer: Server } {
	const usage = `npm run release -- [--muster] [--fuer ${SERVERS.join('|')}]`;
	if (asksForHelp(args)) {
		console.log(usage);
		process.exit();
	}
	const options = {
		muster: { type: 'boolean', default: false },
		fuer: { type: 'string', default: 'linux-x64' },
	} as const;
	const call = readCall(args, [0, 0], options);
	const fuer = SERVERS.find((server) => server === call?.options.fuer);
	if (!call || !fuer) return fail(`so kann man es nicht aufrufen.\n${usage}`);
	return { muster: call.options.muster, fuer };
}

/** What is packed is never older than its sources. */
function build(): void {
	const env = { ...process.env, STRICT_OWNER: muster ? '' : '1' };
	const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
	const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, env, stdio });
	const wayOut = 'Ein Paket mit Musterangaben, nur zum Ausprobieren: npm run release -- --muster';
	if (status !== 0) fail(`der Bau ist gescheitert (siehe oben). ${wayOut}`);
}

/** Files tracked by Git that are still there, without tests and their helpers. */
function trackedFiles(): string[] {
	const parts = [
		'service',
		'shared',
		'inhaber.yaml',
		'deploy',
		'package.json',
		'LICENSE',
		'.env.example',
		'docs/online-stellen.md',
		'docs/wenn-etwas-ist.md',
	];
	const files = git('ls-files', '-z', '--', ...parts).split('\0');
	return files.filter(
		(file) =>
			file &&
			existsSync(path.join(root, file)) &&
			!/\.test\.ts$|(^|\/)(testing|system)\//.test(file),
	);
}

/** Folders of the packages the service needs, as the lock file has them; those of the recorder are its own. */
function productionPackages(): string[] {
	const which = ['--package-lock-only', '--omit=dev', '--all', '--workspaces=false', '--parseable'];
	const npm = { cwd: root, encoding: 'utf8' } as const;
	const { status, stdout, stderr } = spawnSync('npm', ['ls', ...which], npm);
	if (status !== 0) fail(`npm nennt die Pakete des Dienstes nicht.\n${stderr}`);
	// The first one is this project itself.
	const [, ...folders] = stdout.trim().split('\n');
	return folders.map((folder) => path.relative(root, folder));
}

/**
 * Returns the folder of this very version of Node for a server: npm has a package for each kind, and this
 * machine's is there. npm's lock file does not know them, so the program itself is checked.
 */
function fetchNode(server: Server): string {
	const name = `node-${server}`;
	const installed = path.join(root, 'node_modules/node/node_modules', name);
	const folder = existsSync(installed) ? installed : download(name);
	const found = hash('sha256', readFileSync(path.join(folder, 'bin/node')));
	const fault = faultInNode(readServerNode(), server, process.versions.node, found);
	if (fault) fail(fault);
	return folder;
}

function download(name: string): string {
	const prefix = path.join(root, '.cache/node');
	const asked = `${name}@${process.versions.node}`;
	// Forced, since it is for another processor than this one.
	const args = ['install', '--force', '--no-save', '--prefix', prefix, asked];
	const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
	if (status !== 0) fail(`Node für den Server ließ sich nicht laden (${asked}).\n${stderr}`);
	return path.join(prefix, 'node_modules', name);
}

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function git(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (status === 0) return stdout;
	return fail(
		`vom Dienst wird nur gepackt, was in Git steht, und hier gibt es kein Git oder keinen Commit. Abhilfe: git init && git add . && git commit -m "Stand"\n${stderr ?? ''}`,
	);
}

function fail(reason: string): never {
	console.error(`Es wurde nichts gepackt: ${reason}`);
	process.exit(1);
}
