import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Email } from 'postal-mime';
import { inhaber } from '#shared/inhaber.ts';
import { DAY } from '../service/times.ts';
import { startMailServer } from '../testing/mail-server.ts';

/**
 * Starts the service for `npm run dev`, on the port after the site's. Without a mail server in the
 * settings, mails are printed here and kept for a week as files that a mail program opens.
 */
const mails = join(import.meta.dirname, '../.cache/mails');
/** The service demands a built site; pages come from Astro meanwhile. */
const DIST_DIR = '.cache/dev';

if (existsSync('.env')) process.loadEnvFile('.env');
mkdirSync(DIST_DIR, { recursive: true });
writeFileSync(join(DIST_DIR, 'index.html'), '');
const PORT = String((Number(process.env.PORT) || 4321) + 1);
const env: NodeJS.ProcessEnv = { ...process.env, PORT, DIST_DIR };
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

function show(mail: Email, raw: Buffer): void {
	mkdirSync(mails, { recursive: true, mode: 0o700 });
	for (const name of readdirSync(mails)) {
		const file = join(mails, name);
		if (Date.now() - statSync(file).mtimeMs > 7 * DAY) rmSync(file);
	}
	const file = join(mails, `${new Date().toISOString().replaceAll(':', '-')}.eml`);
	writeFileSync(file, raw, { mode: 0o600 });
	console.log(`
Von: ${mail.from?.name} <${mail.from?.address}>
Antwort an: ${mail.replyTo?.map(({ address }) => address).join(', ')}
Betreff: ${mail.subject}

${mail.text ?? ''}
(${file})
`);
}
