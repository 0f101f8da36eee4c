import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCache } from './from-cache.ts';

let ordner: string;
beforeEach(() => {
	ordner = mkdtempSync(join(tmpdir(), 'zwischenspeicher-'));
});
afterEach(() => rmSync(ordner, { recursive: true }));

test('the same inputs are made once, also into a folder that is not there yet', async () => {
	const make = vi.fn(async () => Buffer.from('Bild'));
	const ziel = join(ordner, 'neu');
	expect(`${await fromCache(ziel, ['a', Buffer.from('b')], make)}`).toBe('Bild');
	expect(`${await fromCache(ziel, ['a', Buffer.from('b')], make)}`).toBe('Bild');
	expect(make).toHaveBeenCalledTimes(1);
});

test('another input, or the same letters split otherwise, is made anew', async () => {
	await fromCache(ordner, ['ab', 'c'], async () => Buffer.from('eins'));
	const zwei = await fromCache(ordner, ['a', 'bc'], async () => Buffer.from('zwei'));
	expect(`${zwei}`).toBe('zwei');
});

test('what could not be made is not remembered', async () => {
	const kaputt = fromCache(ordner, ['a'], () => Promise.reject(new Error('kaputt')));
	await expect(kaputt).rejects.toThrow('kaputt');
	const danach = await fromCache(ordner, ['a'], async () => Buffer.from('gut'));
	expect(`${danach}`).toBe('gut');
});

test('two that ask for the same at once both get it', async () => {
	const ask = () => fromCache(ordner, ['a'], async () => Buffer.from('Schrift'));
	expect((await Promise.all([ask(), ask(), ask()])).join()).toBe('Schrift,Schrift,Schrift');
});
