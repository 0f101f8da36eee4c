import { DAY, HOUR } from './times.ts';

export type ClockWatch = {
	/** Has to be called every few seconds. */
	look(): void;
	/** False in the first hour after a start, and after the clock has moved by more than a day at once. */
	isTrusted(): boolean;
	/** By how many days it has moved, in the hour after that; 0 = it has not. */
	jumpedDays(): number;
};

/**
 * Notices that the clock was set. Nothing is deleted for its age before the clock has been trusted: there is time to
 * tell the owner first, and to set the clock right.
 */
export function watchClock(now: () => Date): ClockWatch {
	let last = now().getTime();
	let since = last;
	let jump = 0;
	const look = () => {
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
		look,
		isTrusted() {
			look();
			return last - since >= HOUR;
		},
		jumpedDays: () => (last - since < HOUR ? Math.round(jump / DAY) : 0),
	};
}
