import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../service/config.ts';
import { newFolder } from '../testing/new-folder.ts';

const unit = readFileSync(join(import.meta.dirname, 'werkplan.service'), 'utf8');
const available = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!available)
	console.warn('systemd.test.ts wird ausgelassen: systemd-analyze gibt es hier nicht.');

/** The units with this machine's Node: `verify` looks for the program. */
const folder = newFolder();
const file = join(folder, 'werkplan.service');
writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
copyFileSync(join(import.meta.dirname, 'werkplan.socket'), join(folder, 'werkplan.socket'));

describe.skipIf(!available)('werkplan.service', () => {
	test('raises no warning in systemd', () => {
		const { status, stderr } = analyze('verify', '--man=no', file);
		expect(stderr.split('\n').filter((line) => line.includes('werkplan'))).toEqual([]);
		expect(status).toBe(0);
	});

	test('confines the service: systemd rates its exposure at most 2.0 of 10', () => {
		const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', file);
		expect(stdout).toContain('Overall exposure level for werkplan.service');
		expect(status, stdout).toBe(0);
	});
});

test('the service waits for the right clock, and its memory is never written to disk', () => {
	expect(unit).toMatch(/^After=.*\btime-sync\.target$/m);
	for (const line of ['MemorySwapMax=0', 'LimitCORE=0']) expect(unit.split('\n')).toContain(line);
});

test('the server’s settings file is valid and sets nothing that the unit sets', () => {
	const settings = parseEnv(readFileSync(join(import.meta.dirname, 'werkplan.env'), 'utf8'));
	expect(readConfig(settings)).toEqual(readConfig({}));
	const set = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/(\w+)=/g)];
	expect(set.map(([, name]) => name)).toEqual(['DATA_DIR', 'TRUST_PROXY', 'OWNER_COMMAND']);
	for (const [, name = ''] of set) expect(settings).not.toHaveProperty(name);
});

function analyze(...args: string[]) {
	const env = { ...process.env, LANG: 'C' };
	return spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
}
