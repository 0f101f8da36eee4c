import { readMailConfig } from '../config.ts';
import type { Message } from '../mail/compose.ts';
import { createMailer, TIMEOUTS } from '../mail/mailer.ts';
import { SUBJECTS } from '../problem.ts';
import { MINUTE, pauseAfter } from '../times.ts';
import { CommandError, type ToolContext, WrongCall } from './terminal.ts';

/** Somebody sits at the terminal, or more tries follow. */
const PATIENCE = { ...TIMEOUTS, totalMs: MINUTE };

const PROBE =
	'Das ist eine Probe: Die Einstellungen für E-Mail stimmen, Anfragen erreichen Sie an dieser Adresse.';

/** After 1, 2, 4, 8, 16 and 32 minutes: an hour in all. A server that does not know us often refuses the first mail. */
const MOST_ATTEMPTS = 7;

/** `probe`: mails the owner a trial, once. */
export async function probe(context: ToolContext): Promise<void> {
	await mailOwner(context, 'Probe: Ihre Website', PROBE, 1);
}

/** `ausgefallen`: mails the owner that a unit of systemd has failed; tries for an hour. */
export async function ausgefallen(context: ToolContext, unit: string): Promise<void> {
	const sentence = `Auf Ihrem Server ist „${unit}“ ausgefallen. Was los ist, sagt dort: sudo werkplan status. Genaueres: sudo journalctl -u ${unit} -n 30`;
	const urgency = SITE_UNITS.includes(unit) ? 'away' : 'fault';
	await mailOwner(context, SUBJECTS[urgency], sentence, MOST_ATTEMPTS);
}

/** Without one of these no visitor sees the site. */
const SITE_UNITS = ['werkplan', 'caddy'];

async function mailOwner(
	{ env, out, err, host }: ToolContext,
	subject: string,
	sentence: string,
	mostAttempts: number,
): Promise<void> {
	const mail = readMailConfig(env);
	if (!mail) throw new WrongCall('Ohne SMTP_URL, MAIL_FROM und MAIL_TO geht keine E-Mail hinaus.');
	const mailer = createMailer(mail, PATIENCE);
	const message: Message = { kind: 'note', subject, sentences: [sentence], anfragen: [] };
	for (let attempts = 1; ; attempts += 1) {
		const result = await mailer.send(message);
		if (result.kind === 'sent') break;
		const cause = `Nicht gesendet: ${result.cause}`;
		if (attempts === mostAttempts) throw new CommandError(cause);
		err(cause);
		await host.wait(pauseAfter(attempts));
	}
	out(`${mostAttempts === 1 ? 'Probe-Mail' : 'E-Mail'} an ${mail.to} gesendet.`);
}
