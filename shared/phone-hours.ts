/**
 * Whether no hour is above 24, no minute above 59, and each span ends after it begins. The hours alone: the days are
 * words that only people read.
 */
export function arePhoneHours(words: string): boolean {
	return [...words.matchAll(TIMES)].every(([, from = '0', to = '']) => {
		const end = minutesOf(to);
		// Midnight ends a day, too.
		return minutesOf(from) < (end === 0 ? DAY : end);
	});
}

/** A time stands before „Uhr“ or in a span: „365 Tage“ are none. Its parts: from where, if there is a span, and to where. */
const TIMES =
	/(?:(\d+(?:[.:]\d\d)?)(?: Uhr)? ?(?:bis|[-–]) ?(?=\d)|(?=[\d.:]+ Uhr))(\d+(?:[.:]\d\d)?)/g;

const DAY = 24 * 60;

/** 570 of „9.30“ or „9:30“; NaN where no day has such a time. */
function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(/[.:]/).map(Number);
	const sinceMidnight = hours * 60 + minutes;
	return minutes < 60 && sinceMidnight <= DAY ? sinceMidnight : Number.NaN;
}
