import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Email } from 'postal-mime';
import { DEFAULT_PORT } from '#shared/health.ts';
import { inhaber } from '#shared/inhaber.ts';
import { type Env, withSettingsFile } from '#shared/settings-file.ts';
import { startMailServer } from '../testing/mail-server.ts';

/*
 * Starts the service for `npm run dev`, on the port after the site's. Without a mail server in the
 * settings, mails are printed here instead of sent.
 */

/** The service demands a built site; pages come from Astro meanwhile. */
const DIST_DIR = '.cache/dev';

Object.assign(process.env, withSettingsFile(process.env));
mkdirSync(DIST_DIR, { recursive: true });
writeFileSync(`${DIST_DIR}/index.html`, '');
const PORT = String((Number(process.env.PORT) || DEFAULT_PORT) + 1);
const env: Env = { ...process.env, PORT, DIST_DIR };
if (!env.SMTP_URL) {
	const { url } = await startMailServer({}, show);
	Object.assign(env, { SMTP_URL: url, MAIL_FROM: inhaber.email, MAIL_TO: inhaber.email });
	console.log('Kein Mailserver eingestellt: Mails werden hier gezeigt und nicht versandt.');
}

const service = spawn(process.execPath, ['--watch', 'service/server.js'], {
	env,
	stdio: ['inherit', 'pipe', 'inherit'],
});
// Its own address would mislead: the pages are at Astro's.
createInterface({ input: service.stdout }).on('line', (line) => {
	if (!line.startsWith('bereit: ')) console.log(line);
});
service.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => service.kill(signal));
}

function show({ from, replyTo, subject, text }: Email): void {
	console.log(`
Von: ${from?.name} <${from?.address}>
Antwort an: ${replyTo?.map(({ address }) => address).join(', ')}
Betreff: ${subject}

${text ?? ''}
`);
}
