import { LATEST, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { withoutDisguise } from '../mail/header-text.ts';

const FORMAT = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'medium',
	timeStyle: 'short',
	timeZone: 'Europe/Berlin',
});

/** `20.11.2026 19:39` in German time; of milliseconds since 1970. */
export function dateTime(time: number): string {
	return FORMAT.format(time).replace(',', '');
}

/** `1 Anfrage`, `3 Anfragen`. */
export function counted(anfragen: number): string {
	return anfragen === 1 ? '1 Anfrage' : `${anfragen} Anfragen`;
}

/** `2026-11-20` in German time, of milliseconds since 1970; '' of what is no time. */
export function germanDay(time: number): string {
	return Math.abs(time) > LATEST ? '' : DAY.format(time);
}

// Swedes write their days as ISO 8601 has them.
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** One word on the delivery of an inquiry, by its status. */
export const STATE = { waiting: 'wartet', sent: 'zugestellt', failed: 'gescheitert' };

/** A sentence on the delivery of an inquiry. */
export function delivery(anfrage: StoredAnfrage): string {
	const { attempts, asNotice, lastError, sentAt } = anfrage;
	const reason = lastError ? ` – ${lastError}` : '';
	switch (anfrage.status) {
		case 'sent':
			return `zugestellt am ${dateTime(sentAt ?? anfrage.dueAt)}${asNotice ? `, nur als Hinweis${reason}` : ''}`;
		case 'failed':
			return `gescheitert nach ${attempts} Versuchen${reason}`;
		case 'waiting':
			if (attempts === 0) return 'wartet auf den ersten Versuch';
			return `wartet, ${attempts} ${attempts === 1 ? 'Versuch' : 'Versuche'}, nächster am ${dateTime(anfrage.dueAt)}${reason}`;
	}
}

/** A visitor's text without anything that steers a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return withoutDisguise(text.replace(/(?![\n\t])\p{Cc}/gu, ''));
}

/** The same on one line. */
export function terminalLine(text: string): string {
	return terminalText(text).replace(/\s+/gu, ' ').trim();
}
