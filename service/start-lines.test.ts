import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { type ServiceProcess, startService } from './testing/start-service.ts';

vi.setConfig({ testTimeout: 30_000 });

let service: ServiceProcess;
afterEach(() => service.child.kill('SIGKILL'));

async function startWith(buildNote: string, retentionDays: string): Promise<string> {
	service = await startService({
		DATA_DIR: mkdtempSync(join(tmpdir(), 'daten-')),
		DIST_DIR: writeFixtureSite({ 'build.json': buildNote }),
		RETENTION_DAYS: retentionDays,
	});
	return service.output();
}

test('a privacy policy that promises another number of days is warned of, with both ways out', async () => {
	const output = await startWith('{"aufbewahrungstage":180}', '30');
	expect(output).toMatch(/^Warnung: .*nennt 180 Tage.*RETENTION_DAYS ist hier 30.*neu bauen/m);
});

test.each(['{"aufbewahrungstage":30}', '{}', 'kein JSON'])(
	'with the build note %s there is nothing to warn of',
	async (note) => {
		expect(await startWith(note, '30')).not.toContain('Warnung');
	},
);
