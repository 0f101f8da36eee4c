import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { startUntil } from './prozess.ts';

const root = join(import.meta.dirname, '..');

/**
 * Starts the service as `npm run serve` does, so that its settings of Node are measured too; or another
 * program that says „bereit: …“ in the same surroundings. An empty SMTP_URL: a .env of the project must
 * not make a measurement send mails.
 */
export async function startServe(
	env: NodeJS.ProcessEnv,
	[command, args]: [string, string[]] = serveCommand(),
) {
	const { treffer, ...prozess } = await startUntil(/^bereit: (http:\S+)$/m, command, args, {
		cwd: root,
		env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, SMTP_URL: '', ...env },
	});
	return { ...prozess, url: treffer };
}

function serveCommand(): [string, string[]] {
	const text = readFileSync(join(root, 'package.json'), 'utf8');
	const { scripts } = z
		.object({ scripts: z.object({ serve: z.string() }) })
		.parse(JSON.parse(text));
	return ['sh', ['-c', `exec env ${scripts.serve}`]];
}
