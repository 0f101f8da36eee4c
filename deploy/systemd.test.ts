import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const unit = join(import.meta.dirname, 'werkplan.service');
const available = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!available)
	console.warn('systemd.test.ts wird ausgelassen: systemd-analyze gibt es hier nicht.');

test.skipIf(!available)(
	'the service is confined: systemd rates its exposure at most 2.0 of 10',
	() => {
		const args = ['security', '--offline=true', '--threshold=20', unit];
		const env = { ...process.env, LANG: 'C' };
		const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
		expect(stdout).toContain('Overall exposure level for werkplan.service');
		expect(status, stdout).toBe(0);
	},
);

test('what the service has in memory is never written to disk', () => {
	const lines = readFileSync(unit, 'utf8').split('\n');
	expect(lines).toEqual(expect.arrayContaining(['MemorySwapMax=0', 'LimitCORE=0']));
});
