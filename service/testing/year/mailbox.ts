import { composeMail, type Message } from '../../mail/compose.ts';
import type { SendResult } from '../../mail/refusal.ts';
import { refused } from '../fake-send.ts';
import type { MailFault } from './course.ts';

/** So few that an outage of some days meets it. */
export const MAIL_LIMIT = 20;

export const OWNER_COMMAND = 'sudo werkplan anfragen';
const ADDRESSING = {
	from: 'website@beispiel.example',
	to: 'max@beispiel.example',
	siteUrl: 'https://www.beispiel.example',
	name: 'Max Mustermann',
	country: 'Deutschland',
	ownerCommand: OWNER_COMMAND,
};

/** The owner's mailbox: what arrived, by true time. */
export class Mailbox {
	/** The mails about troubles. */
	readonly told: { at: number; text: string }[] = [];
	/** When each mail with inquiries came. */
	readonly mails: number[] = [];

	/** Takes a mail, and returns what it says. */
	take(message: Message, at: number): string {
		const text = String(composeMail(message, ADDRESSING).text);
		if (message.kind === 'note') this.told.push({ at, text });
		else this.mails.push(at);
		return text;
	}
}

const REFUSALS: Record<MailFault, SendResult> = {
	away: refused('Keine Verbindung zum Mailserver', 'transport'),
	login: refused('Der Mailserver lehnt die Anmeldung ab (535)', 'transport'),
	later: refused('Der Mailserver lehnt ab (451)'),
	content: refused('Der Mailserver lehnt ab (554)', 'content'),
};

/** What a mail server that fails says to a mail; null = it takes this one. */
export function refusalOf(message: Message, fault: MailFault): SendResult | null {
	// A filter refuses what visitors write, and nothing else.
	const isNotice = message.kind === 'anfrage' && message.anfrage.mailKind === 'notice';
	const isPlain = isNotice || (message.kind === 'note' && message.anfragen.length === 0);
	return fault === 'content' && isPlain ? null : REFUSALS[fault];
}
