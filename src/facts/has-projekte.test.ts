import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { hasProjekte } from './has-projekte.ts';

test('there are projects once there is an entry, whatever else lies there', () => {
	const root = newFolder();
	expect(hasProjekte(root)).toBe(false);
	const folder = join(root, 'src/content/projekte');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'notiz.txt'), '');
	expect(hasProjekte(root)).toBe(false);
	writeFileSync(join(folder, 'haus.yaml'), '');
	expect(hasProjekte(root)).toBe(true);
});
