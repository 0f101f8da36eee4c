import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { KEYS, Terminal } from '../../testing/terminal.ts';

const command = path.resolve('tools/projekt/entfernen.ts');
let root: string;
let entry: string;

beforeEach(() => {
	root = newFolder();
	entry = path.join(root, 'src/content/projekte/haus.yaml');
	mkdirSync(path.dirname(entry), { recursive: true });
	writeFileSync(entry, 'metadaten:\n  id: 0\nprojekt:\n  kunde: Haus\n');
});

test.each([
	['Ctrl-C', KEYS.cancel, 130, true],
	['No', KEYS.enter, 0, true],
	['Yes', KEYS.down + KEYS.enter, 0, false],
])('asked whether to delete, %s does as it says', async (_, keys, status, isLeft) => {
	const terminal = new Terminal(`${process.execPath} ${command} haus`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});
	await terminal.sees(/◆ {2}Wirklich löschen/);
	terminal.press(keys);
	expect(await terminal.ended).toBe(status);
	expect(existsSync(entry)).toBe(isLeft);
	expect(terminal.screen).toMatch(isLeft ? /Nichts gelöscht\./ : /Entfernt: haus\./);
});
