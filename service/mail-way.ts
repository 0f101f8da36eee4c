import type { Host } from './host.ts';
import type { Log } from './log.ts';
import type { Mailer, Send } from './mail/mailer.ts';
import type { Memory } from './memory.ts';
import { createPauses, DAY, isOver, type Pauses } from './times.ts';

const CHECK_EVERY_MS = DAY;

type MailWayDeps = {
	mailer: Pick<Mailer, 'send' | 'verify'>;
	host: Host;
	memory: Memory;
	log: Log;
};

/**
 * The way to the mail server, as all that send mails see it: they ask isToTry first. What waits longer than TOO_LONG_MS
 * (problems.ts) is a fault, whatever the reason.
 */
export type MailWay = Pick<Pauses, 'isToTry' | 'failures'> & {
	/** Sends a mail, and remembers whether the server is well. The pauses follow failures of the transport alone. */
	send: Send;
	/** How often it has become well: the first mail since the start, or after a refusal, went out. */
	recoveries(): number;
	/** Tries the login: at the start, every day, and after each failure, when its pause is over. */
	check(): Promise<void>;
};

export function createMailWay({ mailer, host, memory, log }: MailWayDeps): MailWay {
	let isWell = false;
	const pauses = createPauses(host);
	let checkedAt = 0;
	let recoveries = 0;
	const now = () => host.now().getTime();

	return {
		isToTry: pauses.isToTry,
		failures: pauses.failures,
		recoveries: () => recoveries,
		async send(message) {
			const result = await mailer.send(message);
			if (result.kind === 'sent') noteWell();
			// A text that is refused says nothing of the server.
			else if (result.failed === 'content') pauses.noteTry(true);
			else noteIll(result.cause, result.failed === 'transport');
			return result;
		},
		async check() {
			const isDue =
				pauses.failures() > 0 ? pauses.isToTry() : isOver(checkedAt, CHECK_EVERY_MS, now());
			if (!isDue) return;
			checkedAt = now();
			const cause = await mailer.verify();
			if (cause === null) return noteLogin();
			log.error(
				{ grund: cause },
				'Der Mailserver nimmt die Einstellungen nicht an; Anfragen warten.',
			);
			noteIll(cause, true);
		},
	};

	/** Proves that the transport works again; of a full mailbox it says nothing. */
	function noteLogin(): void {
		if (pauses.failures() > 0) noteWell();
		else if (memory.get().mail) memory.change({ mail: null });
	}

	function noteWell(): void {
		pauses.noteTry(true);
		if (memory.get().mail) memory.change({ mail: null });
		if (!isWell) recoveries += 1;
		isWell = true;
	}

	function noteIll(cause: string, isTransport: boolean): void {
		isWell = false;
		pauses.noteTry(!isTransport);
		const since = memory.get().mail?.since ?? now();
		memory.change({ mail: { since, cause } });
	}
}
