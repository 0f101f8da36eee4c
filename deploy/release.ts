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
const wurzel = path.resolve(import.meta.dirname, '..');
const { version } = z.object({ version: z.string() }).parse(readJson('package.json'));
const name = `werkplan-${version}`;
const dist = path.resolve(wurzel, process.env.DIST_DIR ?? 'dist');
const ziel = path.resolve(wurzel, process.env.RELEASE_DIR ?? 'release');

if (process.env.DIST_DIR === undefined) build();

const werkstatt = mkdtempSync(path.join(tmpdir(), 'werkplan-'));
try {
	const inhalt = path.join(werkstatt, name);
	for (const teil of ['service', 'shared', 'deploy', 'package.json', '.env.example']) {
		cpSync(path.join(wurzel, teil), path.join(inhalt, teil), {
			recursive: true,
			filter: (quelle) => isShipped(path.relative(wurzel, quelle)),
		});
	}
	cpSync(dist, path.join(inhalt, 'dist'), { recursive: true });
	for (const ordner of productionPackages()) {
		cpSync(path.join(wurzel, ordner), path.join(inhalt, ordner), { recursive: true });
	}
	writeFileSync(path.join(inhalt, 'VERSION'), `${version} ${commit()}\n`);
	mkdirSync(ziel, { recursive: true });
	const archiv = path.join(ziel, `${name}.tar.gz`);
	execFileSync('tar', ['-czf', archiv, '-C', werkstatt, name]);
	console.log(archiv);
} finally {
	rmSync(werkstatt, { recursive: true, force: true });
}

/** What is packed is never older than its sources. */
function build(): void {
	const muster = process.argv.includes('--muster');
	const env = { ...process.env, STRICT_OWNER: muster ? '' : '1' };
	const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
		cwd: wurzel,
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
function isShipped(datei: string): boolean {
	return !/\.test\.ts$|(^|\/)(testing|faults)(\/|$)|^deploy\/release\.ts$/.test(datei);
}

/** Folders of the packages the service needs, dependencies of dependencies included. */
function productionPackages(): string[] {
	const { packages } = z
		.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
		.parse(readJson('package-lock.json'));
	return Object.entries(packages)
		.filter(([ordner, { dev }]) => ordner.startsWith('node_modules/') && !dev)
		.map(([ordner]) => ordner);
}

function readJson(datei: string): unknown {
	return JSON.parse(readFileSync(path.join(wurzel, datei), 'utf8'));
}

function commit(): string {
	try {
		const args = ['rev-parse', '--short', 'HEAD'];
		const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
		return execFileSync('git', args, { cwd: wurzel, encoding: 'utf8', stdio }).trim();
	} catch {
		// A copy without its history is a release all the same.
		return 'ohne Git';
	}
}
