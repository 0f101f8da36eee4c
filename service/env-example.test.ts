import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'));

test('.env.example as it stands sets exactly the defaults', () => {
	expect(readConfig(example)).toEqual(readConfig({}));
});

test('.env.example lists every variable of the documentation', () => {
	expect(Object.keys(example).sort()).toEqual(
		[
			'PORT',
			'HOST',
			'DATA_DIR',
			'SMTP_URL',
			'MAIL_FROM',
			'MAIL_TO',
			'SITE_URL',
			'TRUST_PROXY',
			'RETENTION_DAYS',
			'RATE_LIMIT',
			'MAIL_LIMIT',
			'STRICT_OWNER',
			'KONTAKT',
		].sort(),
	);
});
