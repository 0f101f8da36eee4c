import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Where `serveCommand` has to run: its paths start here. */
export const root = join(import.meta.dirname, '..');

/**
 * What `npm run serve` runs, so that its settings of Node are measured too.
 * @returns a program and its arguments that start the service as one process
 */
export function serveCommand(): [string, string[]] {
	const text = readFileSync(join(root, 'package.json'), 'utf8');
	const { scripts } = z
		.object({ scripts: z.object({ serve: z.string() }) })
		.parse(JSON.parse(text));
	return ['sh', ['-c', `exec env ${scripts.serve}`]];
}

/**
 * The environment for it: an empty SMTP_URL, since a .env of the project must not make a measurement
 * send mails, and this very Node.
 */
export function serveEnv(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, SMTP_URL: '', ...more };
}
