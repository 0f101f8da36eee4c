import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * `npm run release`: one tarball with the built site, the service, its production dependencies and
 * the files of deploy/. It runs with `node service/server.ts` where there is nothing but Node 24.
 * DIST_DIR names another build than dist/, RELEASE_DIR another place for the tarball than release/.
 */
const wurzel = path.resolve(import.meta.dirname, '..');
const { version } = z.object({ version: z.string() }).parse(readJson('package.json'));
const name = `werkplan-${version}`;
const dist = path.resolve(wurzel, process.env.DIST_DIR ?? 'dist');
const ziel = path.resolve(wurzel, process.env.RELEASE_DIR ?? 'release');

if (!existsSync(path.join(dist, 'index.html'))) {
	console.error(`In ${dist} liegt keine gebaute Website. Bitte zuerst „npm run build“ ausführen.`);
	process.exit(1);
}

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
