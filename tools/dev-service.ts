import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Email } from 'postal-mime';
import { inhaber } from '#shared/inhaber.ts';
import { startMailServer } from '../testing/mail-server.ts';

/**
 * The service of `npm run dev`. Where no mail server is set, its mails are caught: shown here as text,
 * and kept as files that a mail program opens.
 */
const folder = join(import.meta.dirname, '../.cache/mails');
const WEEK = 7 * 24 * 60 * 60 * 1000;

if (existsSync('.env')) process.loadEnvFile('.env');
const port = String((Number(process.env.PORT) || 4321) + 1);
const env: NodeJS.ProcessEnv = { ...process.env, PORT: port, DIST_DIR: '.cache/dev' };
await endIfTaken();
if (!env.SMTP_URL) {
	const { url } = await startMailServer({}, show);
	Object.assign(env, { SMTP_URL: url, MAIL_FROM: inhaber.email, MAIL_TO: inhaber.email });
	console.log('Kein Mailserver eingestellt: Mails werden hier gezeigt und nicht versandt.');
}

const service = spawn(process.execPath, ['--watch', 'service/server.ts'], {
	env,
	stdio: ['inherit', 'pipe', 'inherit'],
});
// Where the pages are is said by the site; this one is nobody's address.
createInterface({ input: service.stdout }).on('line', (line) => {
	if (!line.startsWith('bereit: ')) console.log(line);
});
service.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => service.kill(signal));
}

/** Under `--watch` the service would wait for a changed file, and the pages would go on without it. */
async function endIfTaken(): Promise<void> {
	const probe = createServer();
	try {
		await once(probe.listen(Number(env.PORT), env.HOST || '127.0.0.1'), 'listening');
	} catch (error) {
		console.error(
			`npm run dev braucht Port ${env.PORT} für den Dienst und bekommt ihn nicht (${error}). Läuft es schon in einem anderen Fenster?`,
		);
		process.exit(1);
	}
	probe.close();
	await once(probe, 'close');
}

/** Whoever tries the form with real data finds it gone after a week. */
function deleteOld(): void {
	for (const name of readdirSync(folder)) {
		const file = join(folder, name);
		if (Date.now() - statSync(file).mtimeMs > WEEK) rmSync(file);
	}
}

function show(mail: Email, raw: Buffer): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	deleteOld();
	const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.eml`);
	writeFileSync(file, raw, { mode: 0o600 });
	const head = [
		`Von: ${mail.from?.name} <${mail.from?.address}>`,
		`Antwort an: ${mail.replyTo?.map(({ address }) => address).join(', ')}`,
		`Betreff: ${mail.subject}`,
	];
	console.log(`\n${head.join('\n')}\n\n${mail.text ?? ''}\n(${file})\n`);
}
