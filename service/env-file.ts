import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Env } from './config.ts';

/** Adds what the `.env` file holds (when there is one) to `env`; what `env` sets itself wins. */
export function withEnvFile(env: Env, file = '.env'): Env {
	if (!existsSync(file)) return env;
	return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
}
