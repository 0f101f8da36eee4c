const DAYS = 'montags dienstags mittwochs donnerstags freitags samstags sonntags'.split(' ');
const SPAN =
	/(\d{1,2})(?:[:.](\d{2}))?(?: ?uhr)?\s*(?:[-–]|bis)\s*(\d{1,2})(?:[:.](\d{2}))?(?: ?uhr)?/gi;

/**
 * What the interview writes for „Mo-Fr 9-17“: „montags bis freitags 9 bis 17 Uhr“; words without a time stay. Pages show
 * what stands in inhaber.yaml as it is.
 */
export function phoneHoursFrom(typed: string): string {
	const dayOf = (short: string) => DAYS.find((day) => day.startsWith(short.toLowerCase())) ?? short;
	return typed
		.trim()
		.replace(
			/\b(mo|di|mi|do|fr|sa|so)\.?\s*(?:[-–]|bis)\s*(mo|di|mi|do|fr|sa|so)\b\.?/gi,
			(_, from, to) => `${dayOf(from)} bis ${dayOf(to)}`,
		)
		.replace(SPAN, (_, from, fromMinutes, to, toMinutes) => {
			const time = (hour: string, minutes?: string) =>
				minutes && minutes !== '00' ? `${Number(hour)}.${minutes}` : String(Number(hour));
			return `${time(from, fromMinutes)} bis ${time(to, toMinutes)} Uhr`;
		});
}

/** Whether every time in the words is one, and each span ends after it begins. */
export function arePhoneHours(words: string): boolean {
	const hours = [...words.matchAll(/\d+(?:\.\d\d)?/g)].map(([hour]) => Number(hour));
	if (hours.some((hour) => hour > 24)) return false;
	return [...words.matchAll(/(\d[\d.]*) bis (\d[\d.]*) Uhr/g)].every(
		([, from, to]) => Number(from) < Number(to),
	);
}
