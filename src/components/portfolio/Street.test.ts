import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOFS } from './House.tsx';

test('the street has a column for each house that is drawn', () => {
	const css = readFileSync(join(import.meta.dirname, 'Street.module.css'), 'utf8');
	expect(css).toContain(`--roofs: ${ROOFS.length};`);
});
