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

/**
 * `npm run release`: one tarball with the built site, the service, its production dependencies and
 * the files of deploy/. It runs with `node service/server.ts` where there is nothing but Node 24.
 */
const wurzel = path.resolve(import.meta.dirname, '..');
const paket: { version: string } = JSON.parse(
	readFileSync(path.join(wurzel, 'package.json'), 'utf8'),
);
const name = `werkplan-${paket.version}`;
const ziel = path.resolve(process.env.RELEASE_DIR ?? path.join(wurzel, 'release'));

if (!existsSync(path.join(wurzel, 'dist/index.html'))) {
	console.error('In dist/ liegt keine gebaute Website. Bitte zuerst „npm run build“ ausführen.');
	process.exit(1);
}

const werkstatt = mkdtempSync(path.join(tmpdir(), 'werkplan-'));
try {
	const inhalt = path.join(werkstatt, name);
	for (const teil of ['dist', 'service', 'shared', 'deploy', 'package.json', '.env.example']) {
		cpSync(path.join(wurzel, teil), path.join(inhalt, teil), {
			recursive: true,
			filter: isShipped,
		});
	}
	for (const paketOrdner of productionPackages()) {
		cpSync(paketOrdner, path.join(inhalt, path.relative(wurzel, paketOrdner)), { recursive: true });
	}
	writeFileSync(path.join(inhalt, 'VERSION'), `${paket.version} ${commit()}\n`);
	mkdirSync(ziel, { recursive: true });
	const archiv = path.join(ziel, `${name}.tar.gz`);
	execFileSync('tar', ['-czf', archiv, '-C', werkstatt, name]);
	console.log(archiv);
} finally {
	rmSync(werkstatt, { recursive: true, force: true });
}

function isShipped(quelle: string): boolean {
	return !/\.test\.ts$|service\/(faults|.*testing)(\/|$)|deploy\/release\.ts$/.test(quelle);
}

/** Folders of the packages the service needs, dependencies of dependencies included. */
function productionPackages(): string[] {
	const liste = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
		cwd: wurzel,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	return liste.split('\n').filter((zeile) => zeile.includes(`${path.sep}node_modules${path.sep}`));
}

function commit(): string {
	try {
		return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
			cwd: wurzel,
			encoding: 'utf8',
		}).trim();
	} catch {
		// A copy without its history is a release all the same.
		return 'ohne Git';
	}
}
