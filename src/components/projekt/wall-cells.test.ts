import { expect, test } from 'vitest';
import { wallCells } from './wall-cells.ts';

test.each([
	[['desktop', 'desktop', 'telefon', 'detail'], 'upper lower phone wide'],
	[['desktop', 'telefon', 'desktop', 'desktop', 'telefon'], 'upper phone lower wide phoneAlone'],
	[['desktop', 'telefon', 'detail'], 'wide phoneAlone wide'],
	[['desktop', 'desktop'], 'wide wide'],
] as const)('in %s a phone is placed beside two windows, or alone', (devices, cells) => {
	expect(wallCells(devices).join(' ')).toBe(cells);
});
