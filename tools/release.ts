import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * `npm run release`: builds the site and packs it with the service, its production dependencies and
 * the files of deploy/ into one tarball. It runs with `node service/server.ts` where there is
 * nothing but Node 24. While data of the owner is a stand-in it refuses, but for `--muster`.
 * DIST_DIR names a finished build to pack instead, RELEASE_DIR another place than release/.
 */
const root = path.resolve(import.meta.dirname, '..');
const { version } = z.object({ version: z.string() }).parse(readJson('package.json'));
const name = `werkplan-${version}`;
const dist = path.resolve(root, process.env.DIST_DIR ?? 'dist');
const target = path.resolve(root, process.env.RELEASE_DIR ?? 'release');

if (process.env.DIST_DIR === undefined) build();

const workshop = mkdtempSync(path.join(tmpdir(), 'werkplan-'));
try {
	const content = path.join(workshop, name);
	for (const part of ['service', 'shared', 'deploy', 'package.json', '.env.example']) {
		cpSync(path.join(root, part), path.join(content, part), {
			recursive: true,
			filter: (source) => isShipped(path.relative(root, source)),
		});
	}
	cpSync(dist, path.join(content, 'dist'), { recursive: true });
	for (const folder of productionPackages()) {
		cpSync(path.join(root, folder), path.join(content, folder), { recursive: true });
	}
	writeFileSync(path.join(content, 'VERSION'), `${version} ${commit()}\n`);
	mkdirSync(target, { recursive: true });
	const archive = path.join(target, `${name}.tar.gz`);
	execFileSync('tar', ['-czf', archive, '-C', workshop, name]);
	console.log(archive);
} finally {
	rmSync(workshop, { recursive: true, force: true });
}

/** What is packed is never older than its sources. */
function build(): void {
	const sample = process.argv.includes('--muster');
	const env = { ...process.env, STRICT_OWNER: sample ? '' : '1' };
	const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	if (status === 0) return;
	console.error(
		'Es wurde nichts gepackt, denn der Bau ist gescheitert (siehe oben). Ein Paket mit Musterangaben, nur zum Ausprobieren: npm run release -- --muster',
	);
	process.exit(1);
}

/** Neither tests nor what they need. */
function isShipped(file: string): boolean {
	return !/\.test\.ts$|(^|\/)(testing|faults)(\/|$)|^deploy\/release\.ts$/.test(file);
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

function commit(): string {
	try {
		const args = ['rev-parse', '--short', 'HEAD'];
		return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
	} catch {
		// A copy without its history is a release all the same.
		return 'ohne Git';
	}
}
