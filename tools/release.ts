import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * `npm run release`: builds the site and packs it with the service, its production dependencies and
 * the files of deploy/ into one tarball. It runs with `node service/server.js` where there is
 * nothing but Node 24. It refuses placeholders and sample projects, unless called with `--muster`.
 * DIST_DIR names a finished build to pack instead, RELEASE_DIR another place than release/.
 */
const root = path.resolve(import.meta.dirname, '..');
const { version } = z.object({ version: z.string() }).parse(readJson('package.json'));
const dist = path.resolve(root, process.env.DIST_DIR ?? 'dist');
const target = path.resolve(root, process.env.RELEASE_DIR ?? 'release');

const commit = git('describe', '--always', '--dirty', '--exclude=*').trim();
// To the second: no release is unpacked over another, and the way back stays open.
const time = new Date()
	.toISOString()
	.replaceAll(/[-:]|\..*/g, '')
	.replace('T', '-');
const name = `werkplan-${version}-${time}-${commit}`;

if (process.env.DIST_DIR === undefined) build();

const staging = mkdtempSync(path.join(tmpdir(), 'werkplan-'));
try {
	const content = path.join(staging, name);
	for (const file of [...trackedFiles(), ...productionPackages()]) {
		cpSync(path.join(root, file), path.join(content, file), { recursive: true });
	}
	cpSync(dist, path.join(content, 'dist'), { recursive: true });
	writeFileSync(path.join(content, 'VERSION'), `${name}\n`);
	mkdirSync(target, { recursive: true });
	const archive = path.join(target, `${name}.tar.gz`);
	execFileSync('tar', ['-czf', archive, '-C', staging, name]);
	console.log(archive);
} finally {
	rmSync(staging, { recursive: true, force: true });
}

/** What is packed is never older than its sources. */
function build(): void {
	const STRICT_OWNER = process.argv.includes('--muster') ? '' : '1';
	const env = { ...process.env, STRICT_OWNER };
	const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	if (status === 0) return;
	fail(
		'der Bau ist gescheitert (siehe oben). Ein Paket mit Musterangaben, nur zum Ausprobieren: npm run release -- --muster',
	);
}

/** Files tracked by Git, without tests and their helpers. */
function trackedFiles(): string[] {
	const parts = ['service', 'shared', 'deploy', 'package.json', '.env.example'];
	const files = git('ls-files', '-z', '--', ...parts).split('\0');
	return files.filter((file) => file && !/\.test\.ts$|(^|\/)(testing|faults)\//.test(file));
}

/** Folders of the packages the service needs, dependencies of dependencies included. */
function productionPackages(): string[] {
	const { packages } = z
		.object({ packages: z.record(z.string(), z.looseObject({})) })
		.parse(readJson('package-lock.json'));
	// A link is a workspace of this project, with tools of its own.
	return Object.entries(packages)
		.filter(([folder, { dev, link }]) => folder.startsWith('node_modules/') && !dev && !link)
		.map(([folder]) => folder);
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
