import { inhaber } from '#shared/inhaber.ts';
import { readMailConfig } from '../config.ts';
import { createMailer } from '../mail/mailer.ts';
import { NOTE_SUBJECT } from '../tell-owner.ts';
import { CommandError, type ToolContext, WrongCall } from './terminal.ts';

const PROBE =
	'Das ist eine Probe: Die Einstellungen für E-Mail stimmen, Anfragen erreichen Sie an dieser Adresse.';

/** `melden`: mails the owner a sentence, where the service cannot do it itself; or a trial. */
export async function melden(
	context: ToolContext,
	words: string[],
	isProbe = false,
): Promise<void> {
	const { env, out, ownerCommand } = context;
	const { mail, siteUrl } = readMailConfig(env);
	if (!mail) throw new WrongCall('Ohne SMTP_URL, MAIL_FROM und MAIL_TO geht keine E-Mail hinaus.');
	const sentence = isProbe ? PROBE : words.join(' ').trim();
	if (sentence === '') throw new WrongCall(`So geht es: ${ownerCommand} melden SATZ`);
	const mailer = createMailer({ ...mail, siteUrl, name: inhaber.name, ownerCommand });
	const note = {
		kind: 'note' as const,
		subject: isProbe ? 'Probe: Ihre Website' : NOTE_SUBJECT,
		sentences: [sentence],
		anfragen: [],
	};
	const result = await mailer.send(note);
	mailer.close();
	if (result.kind === 'refused') throw new CommandError(`Nicht gesendet: ${result.cause}`);
	out(`${isProbe ? 'Probe-Mail' : 'E-Mail'} an ${mail.to} gesendet.`);
}
