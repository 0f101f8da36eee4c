import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ausZwischenspeicher } from './zwischenspeicher.ts';

let ordner: string;
beforeEach(() => {
	ordner = mkdtempSync(join(tmpdir(), 'zwischenspeicher-'));
});
afterEach(() => rmSync(ordner, { recursive: true }));

test('the same inputs are made once, also into a folder that is not there yet', async () => {
	const mache = vi.fn(async () => Buffer.from('Bild'));
	const ziel = join(ordner, 'neu');
	expect(`${await ausZwischenspeicher(ziel, ['a', Buffer.from('b')], mache)}`).toBe('Bild');
	expect(`${await ausZwischenspeicher(ziel, ['a', Buffer.from('b')], mache)}`).toBe('Bild');
	expect(mache).toHaveBeenCalledTimes(1);
});

test('another input, or the same letters split otherwise, is made anew', async () => {
	await ausZwischenspeicher(ordner, ['ab', 'c'], async () => Buffer.from('eins'));
	const zwei = await ausZwischenspeicher(ordner, ['a', 'bc'], async () => Buffer.from('zwei'));
	expect(`${zwei}`).toBe('zwei');
});

test('what could not be made is not remembered', async () => {
	const kaputt = ausZwischenspeicher(ordner, ['a'], () => Promise.reject(new Error('kaputt')));
	await expect(kaputt).rejects.toThrow('kaputt');
	const danach = await ausZwischenspeicher(ordner, ['a'], async () => Buffer.from('gut'));
	expect(`${danach}`).toBe('gut');
});
