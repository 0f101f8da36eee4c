import { dateTime } from '#shared/german-time.ts';
import type { Problem } from './problem.ts';
import { DAY, HOUR } from './times.ts';

export type ClockWatch = {
	/** Has to be called every few seconds. */
	compare(): void;
	/** False in the first hour after a start, and after the clock has moved by more than a day at once. */
	isTrusted(): boolean;
	/** What the owner is told in the hour after it has moved. */
	problem(): Problem | null;
};

/**
 * Notices that the clock was set. Nothing is deleted for its age before the clock has been trusted: there is time to
 * tell the owner first, and to set the clock right.
 */
export function watchClock(now: () => Date): ClockWatch {
	let last = now().getTime();
	let since = last;
	let jump = 0;
	const compare = () => {
		const time = now().getTime();
		if (Math.abs(time - last) > DAY) {
			jump = time - last;
			since = time;
		}
		// Set back by less than a day: the hour begins anew, so that it ends.
		since = Math.min(since, time);
		last = time;
	};
	return {
		compare,
		isTrusted() {
			compare();
			return last - since >= HOUR;
		},
		problem: () => (jump !== 0 && last - since < HOUR ? problemOf(jump, last) : null),
	};
}

function problemOf(jump: number, now: number): Problem {
	const days = Math.round(Math.abs(jump) / DAY);
	const by = days === 1 ? 'einen Tag' : `${days} Tage`;
	return {
		key: 'clock',
		urgency: 'hint',
		sentence: `Die Uhr dieses Rechners ist um ${by} ${jump > 0 ? 'vorgegangen' : 'zurückgegangen'} und zeigt jetzt ${dateTime(now)} Uhr. Stimmt das nicht, stellen Sie sie bitte in der nächsten Stunde; danach wird nach ihr gelöscht, was abgelaufen ist. Auf dem Server: timedatectl`,
	};
}
