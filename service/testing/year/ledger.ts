import { existsSync, readFileSync } from 'node:fs';
import { DAY } from '../../times.ts';

/** So few that each life sees inquiries grow too old. */
export const RETENTION_DAYS = 30;

/** An inquiry that was sent, as one knows it who watches from outside. */
export type SentInquiry = {
	/** A word that stands in this inquiry alone. */
	word: string;
	/** True time, in milliseconds. */
	at: number;
	/** What the machine's clock showed. */
	receivedAt: number;
	/** What the visitor was given; null = he was not thanked. */
	zeichen: string | null;
	/** What it says arrived in full in the owner's mailbox. */
	isMailed: boolean;
	/** The owner was told that it is there, without its text. */
	isAnnounced: boolean;
	/** When the owner deleted it on request, in true time. */
	deletedAt: number | null;
	/** A copy that does not hold it took the place of the database. */
	isGivenUp: boolean;
	/** A copy held it. */
	isCopied: boolean;
	/** When the machine's clock first showed a time at which it is too old. */
	overSince: number | null;
};

export type Thanked = SentInquiry & { zeichen: string };

/** What visitors have sent in a life, and what became of it. */
export class Ledger {
	readonly sent: SentInquiry[] = [];

	add(at: number, receivedAt: number): SentInquiry {
		const word = `Wort${this.sent.length}x${Math.abs(at % 1e9)}`;
		const one: SentInquiry = {
			word,
			at,
			receivedAt,
			zeichen: null,
			isMailed: false,
			isAnnounced: false,
			deletedAt: null,
			isGivenUp: false,
			isCopied: false,
			overSince: null,
		};
		this.sent.push(one);
		return one;
	}

	thanked(): Thanked[] {
		return this.sent.filter((one): one is Thanked => one.zeichen !== null);
	}

	/** What the clock shows, right or wrong, makes some too old. */
	noteClock(shown: number, at: number): void {
		for (const one of this.sent)
			if (shown - one.receivedAt > RETENTION_DAYS * DAY) one.overSince ??= at;
	}

	/** A copy was made, or none ('') could be. */
	noteCopy(file: string): void {
		const kept = wordsIn(file);
		for (const one of this.sent) if (kept.has(one.word)) one.isCopied = true;
	}

	/** Only what these files hold can be in the database from now on. */
	noteReplaced(files: string[]): void {
		const kept = new Set(files.flatMap((file) => [...wordsIn(file)]));
		for (const one of this.sent) if (!kept.has(one.word)) one.isGivenUp = true;
	}

	/** The database is lost, and with it what was deleted since the last copy that is left. */
	noteUndone(copiedAt: number): void {
		for (const one of this.sent)
			if (one.deletedAt !== null && one.deletedAt > copiedAt) one.deletedAt = null;
	}

	/** A mail arrived in the owner's mailbox. */
	noteMail(text: string): void {
		for (const one of this.sent) {
			if (text.includes(one.word)) one.isMailed = true;
			if (one.zeichen !== null && text.includes(one.zeichen)) one.isAnnounced = true;
		}
	}
}

/** The words of the inquiries whose bytes stand in a file. */
export function wordsIn(file: string): Set<string> {
	if (!existsSync(file)) return new Set();
	return new Set(readFileSync(file, 'latin1').match(/Wort\d+x\d+/g));
}
