import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'));

test('.env.example as it stands sets exactly the defaults', () => {
	expect(readConfig(example)).toEqual(readConfig({}));
});
