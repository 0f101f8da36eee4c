import { dateTime } from './date-time.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';

const STAND = { waiting: 'wartet', sent: 'zugestellt', failed: 'gescheitert' } as const;

/** One word on the delivery of an inquiry. */
export function stand(anfrage: StoredAnfrage): (typeof STAND)[keyof typeof STAND] {
	return STAND[anfrage.status];
}

/** A sentence on the delivery of an inquiry. */
export function zustellung(anfrage: StoredAnfrage): string {
	const { attempts, asNotice, lastError, sentAt } = anfrage;
	const reason = lastError ? ` – ${lastError}` : '';
	const versuche = attempts === 1 ? '1 Versuch' : `${attempts} Versuche`;
	switch (anfrage.status) {
		case 'sent':
			return `zugestellt am ${dateTime(sentAt ?? anfrage.dueAt)}${asNotice ? `, nur als Hinweis${reason}` : ''}`;
		case 'failed':
			return `gescheitert nach ${attempts} Versuchen${reason}`;
		case 'waiting':
			if (attempts === 0) return 'wartet auf den ersten Versuch';
			return `wartet, ${versuche}, nächster am ${dateTime(anfrage.dueAt)}${reason}`;
	}
}
