import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../../service/testing/new-folder.ts';
import { fromCache } from './from-cache.ts';

test('the same inputs are made once, also into a folder that is not there yet', async () => {
	const make = vi.fn(async () => Buffer.from('Bild'));
	const target = join(newFolder(), 'neu');
	expect(`${await fromCache(target, ['a', Buffer.from('b')], make)}`).toBe('Bild');
	expect(`${await fromCache(target, ['a', Buffer.from('b')], make)}`).toBe('Bild');
	expect(make).toHaveBeenCalledTimes(1);
});

test('another input, or the same letters split otherwise, is made anew', async () => {
	const folder = newFolder();
	await fromCache(folder, ['ab', 'c'], async () => Buffer.from('eins'));
	const two = await fromCache(folder, ['a', 'bc'], async () => Buffer.from('zwei'));
	expect(`${two}`).toBe('zwei');
});

test('what could not be made is not remembered', async () => {
	const folder = newFolder();
	const broken = fromCache(folder, ['a'], () => Promise.reject(new Error('kaputt')));
	await expect(broken).rejects.toThrow('kaputt');
	const after = await fromCache(folder, ['a'], async () => Buffer.from('gut'));
	expect(`${after}`).toBe('gut');
});
