import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { recordProjekt } from './record-projekt.ts';

let root: string;

beforeEach(async () => {
	root = newFolder();
	for (const folder of ['src/content/projekte', 'samples/haus', 'public/projekte/haus']) {
		await mkdir(path.join(root, folder), { recursive: true });
	}
	await writeFile(
		path.join(root, 'src/content/projekte/haus.yaml'),
		'metadaten:\n  id: 0\n  url: haus\nprojekt:\n  kunde: Haus GmbH\n',
	);
});

test('a project without a site in samples/ is refused with the place where it is expected', async () => {
	await expect(recordProjekt('haus', { site: new Site(root, new Date()) })).rejects.toThrow(
		/In .*samples\/haus fehlt: index\.html/,
	);
});

test('a recording that fails leaves the old pictures as they were and no other file', async () => {
	await writeFile(path.join(root, 'public/projekte/haus/logo.svg'), 'alt');
	const endless = '<script>setTimeout(() => location.reload(), 50)</script>';
	await writeFile(path.join(root, 'samples/haus/index.html'), endless);
	const folder = path.join(root, 'public/projekte');
	const before = await readdir(folder, { recursive: true });
	await expect(recordProjekt('haus', { site: new Site(root, new Date()) })).rejects.toThrow(
		/leitet endlos weiter/,
	);
	expect(await readdir(folder, { recursive: true })).toEqual(before);
	expect(await readFile(path.join(folder, 'haus/logo.svg'), 'utf8')).toBe('alt');
	expect(await readdir(path.join(root, '.cache/media'))).toEqual([]);
});
