import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { openMemory, readMemory } from './memory.ts';
import { recordingLog } from './testing/world.ts';

const NOTHING = { told: { at: 0, keys: [] }, month: '', refused: null, mail: null };
const refused = { since: 1, cause: 'disk I/O error' };

test('what the service remembers is there after a restart, for its own user alone', () => {
	const folder = newFolder();
	const memory = openMemory(folder, recordingLog().log);
	expect(memory.get()).toEqual(NOTHING);
	memory.change({ refused });
	memory.change({ month: '2026-11' });
	const known = { ...NOTHING, refused, month: '2026-11' };
	expect([memory.get(), readMemory(folder)]).toEqual([known, known]);
	expect(statSync(join(folder, 'dienst.json')).mode & 0o777).toBe(0o600);
	writeFileSync(join(folder, 'dienst.json'), '{"told":');
	expect(readMemory(folder)).toEqual(NOTHING);
});

test('where the disk takes nothing the service goes on, and logs it once until it can be written again', () => {
	const folder = newFolder();
	const { log, logged } = recordingLog();
	const memory = openMemory(folder, log);
	const lines = () =>
		logged.filter((line) => line.startsWith('dienst.json ließ sich nicht')).length;
	rmSync(folder, { recursive: true });
	memory.change({ month: '2026-11' });
	memory.change({ refused });
	expect([memory.get(), lines()]).toEqual([{ ...NOTHING, month: '2026-11', refused }, 1]);
	mkdirSync(folder);
	memory.change({ refused: null });
	rmSync(folder, { recursive: true });
	memory.change({ refused });
	expect(lines()).toBe(2);
});
