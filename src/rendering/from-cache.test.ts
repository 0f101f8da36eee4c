import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { fromCache } from './from-cache.ts';

test('equal inputs are made once; the same letters split differently are other inputs', async () => {
	const make = vi.fn(async () => Buffer.from('Bild'));
	const folder = join(newFolder(), 'is/not/there/yet');
	for (const inputs of [
		['ab', Buffer.from('c')],
		['ab', 'c'],
		['a', 'bc'],
	])
		expect(`${await fromCache(folder, inputs, make)}`).toBe('Bild');
	expect(make).toHaveBeenCalledTimes(2);
});

test('a failed attempt is not stored', async () => {
	const folder = newFolder();
	const broken = fromCache(folder, ['a'], () => Promise.reject(new Error('kaputt')));
	await expect(broken).rejects.toThrow('kaputt');
	const after = await fromCache(folder, ['a'], async () => Buffer.from('gut'));
	expect(`${after}`).toBe('gut');
});
