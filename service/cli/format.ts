import { GERMAN_CLOCK, GERMAN_DATE, GERMAN_DAY } from '#shared/german-time.ts';
import { MAX_TIMESTAMP, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { withoutDisguise } from '../without-disguise.ts';
import type { Shell } from './command-context.ts';

/** Formats milliseconds since 1970 as `20.11.2026 19:39` in German time. */
export function dateTime(time: number): string {
	return `${GERMAN_DATE.format(time)} ${GERMAN_CLOCK.format(time)}`;
}

export function countText(anfragen: number): string {
	return anfragen === 1 ? '1 Anfrage' : `${anfragen} Anfragen`;
}

/** Formats milliseconds since 1970 as `2026-11-20` in German time; '' for an unusable time. */
export function germanDay(time: number): string {
	return Math.abs(time) > MAX_TIMESTAMP ? '' : GERMAN_DAY.format(time);
}

/** Returns one word about the delivery; without a mail server nothing waits for one. */
export function statusWord({ status }: StoredAnfrage, env: Shell['env']): string {
	if (status === 'waiting' && !env.SMTP_URL) return 'gespeichert';
	return { waiting: 'wartet', sent: 'zugestellt', failed: 'gescheitert' }[status];
}

/** The mail that reports an inquiry, in one or two words. */
export const MAIL_WORD = { full: 'E-Mail', notice: 'Hinweis', digest: 'Zeile einer Liste' };

/** Describes the delivery of an inquiry in one sentence. */
export function deliveryText(anfrage: StoredAnfrage, { env, now }: Shell): string {
	const { attempts, mailKind, lastError, sentAt, dueAt } = anfrage;
	const reason = lastError ? ` – ${lastError}` : '';
	switch (anfrage.status) {
		case 'sent':
			return `zugestellt am ${dateTime(sentAt ?? dueAt)}${mailKind === 'full' ? '' : `, nur als ${MAIL_WORD[mailKind]}${reason}`}`;
		case 'failed':
			return `gescheitert nach ${attempts} Versuchen${reason}`;
		case 'waiting': {
			if (!env.SMTP_URL) return `gespeichert${reason}`;
			if (attempts === 0) return 'wartet auf den nächsten Versuch';
			const next = dueAt > now().getTime() ? `nächster am ${dateTime(dueAt)}` : 'jetzt fällig';
			return `wartet, ${attempts} ${attempts === 1 ? 'Versuch' : 'Versuche'}, ${next}${reason}`;
		}
	}
}

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
export function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** Removes from a visitor's text what controls a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return withoutDisguise(text.replace(/(?![\n\t])\p{Cc}/gu, ''));
}

/** Does the same and puts the text on one line. */
export function terminalLine(text: string): string {
	return terminalText(text).replace(/\s+/gu, ' ').trim();
}
