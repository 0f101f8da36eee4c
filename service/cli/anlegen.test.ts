import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { runMaintenance } from '../testing/owner.ts';

test('anlegen begins an empty database, and none in the place of one that is lost', async () => {
	const folder = newFolder();
	const begin = () => runMaintenance('anlegen', { DATA_DIR: folder });
	expect((await begin()).out).toContain('anfragen.sqlite');
	expect((await begin()).exit, 'again').toBe(0);
	rmSync(join(folder, 'anfragen.sqlite'));
	expect((await begin()).out).toContain('war schon eine Datenbank');
	expect(readdirSync(folder)).not.toContain('anfragen.sqlite');
});
