import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';

const available = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!available)
	console.warn('systemd.test.ts wird ausgelassen: systemd-analyze gibt es hier nicht.');

/** The units, with programs that exist on this machine: `verify` looks for them. */
const folder = newFolder();
const units = readdirSync(import.meta.dirname).filter((name) =>
	/\.(service|socket|timer)$/.test(name),
);
for (const name of units) {
	cpSync(join(import.meta.dirname, name), join(folder, name));
	const text = readFileSync(join(folder, name), 'utf8');
	writeFileSync(
		join(folder, name),
		text.replace(/\/opt\/werkplan\/current\/\S+/, process.execPath),
	);
}

test.skipIf(!available)('the units raise no warning in systemd', () => {
	const files = units.map((name) => join(folder, name));
	const { status, stderr } = analyze('verify', '--man=no', ...files);
	expect(stderr.split('\n').filter((line) => line.includes('werkplan'))).toEqual([]);
	expect(status).toBe(0);
});

test.skipIf(!available)(
	'the service is confined: systemd rates its exposure at most 2.0 of 10',
	() => {
		const file = join(folder, 'werkplan.service');
		const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', file);
		expect(stdout).toContain('Overall exposure level for werkplan.service');
		expect(status, stdout).toBe(0);
	},
);

test('what the service has in memory is never written to disk', () => {
	const lines = readFileSync(join(folder, 'werkplan.service'), 'utf8').split('\n');
	expect(lines).toEqual(expect.arrayContaining(['MemorySwapMax=0', 'LimitCORE=0']));
});

function analyze(...args: string[]) {
	const env = { ...process.env, LANG: 'C' };
	return spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
}
