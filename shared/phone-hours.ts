/** Whether no hour is above 24, no minute above 59, and each span ends after it begins. */
export function arePhoneHours(words: string): boolean {
	if (timesIn(words).some((time) => !(time <= 24) || time % 1 > 0.591)) return false;
	return [...words.matchAll(/(\d[\d.:]*) bis (\d[\d.:]*) Uhr/g)].every(([span]) => {
		const [from = 0, to = 0] = timesIn(span);
		// Midnight ends a day, too.
		return from < (to || 24);
	});
}

/** 9 and 17.3 of „9 bis 17.30 Uhr“ or „9 bis 17:30 Uhr“. */
function timesIn(words: string): number[] {
	return [...words.matchAll(/\d+(?:[.:]\d\d)?/g)].map(([time]) => Number(time.replace(':', '.')));
}
