import { inhaber } from '#shared/inhaber.ts';
import { readMailConfig } from '../config.ts';
import { createMailer } from '../mail/mailer.ts';
import { NOTE_SUBJECT } from '../tell-owner.ts';
import { CommandError, type ToolContext, WrongCall } from './terminal.ts';

/** `melden`: mails the owner a sentence, where the service cannot do it itself. */
export async function melden(context: ToolContext, words: string[]): Promise<void> {
	const { env, out, input, ownerCommand } = context;
	const { mail, siteUrl } = readMailConfig(env);
	if (!mail) throw new WrongCall('Ohne SMTP_URL, MAIL_FROM und MAIL_TO geht keine E-Mail hinaus.');
	const sentence = (words.join(' ') || (await input())).trim();
	if (sentence === '') throw new WrongCall(`So geht es: ${ownerCommand} melden SATZ`);
	const mailer = createMailer({ ...mail, siteUrl, name: inhaber.name, ownerCommand });
	const note = {
		kind: 'note' as const,
		subject: NOTE_SUBJECT,
		sentences: [sentence],
		anfragen: [],
	};
	const result = await mailer.send(note);
	mailer.close();
	if (result.kind === 'refused') throw new CommandError(`Nicht gesendet: ${result.cause}`);
	out(`Gesendet an ${mail.to}.`);
}
