/** Whether no hour is above 24, and each span ends after it begins. */
export function arePhoneHours(words: string): boolean {
	const hours = [...words.matchAll(/\d+(?:\.\d\d)?/g)].map(([hour]) => Number(hour));
	if (hours.some((hour) => hour > 24)) return false;
	return [...words.matchAll(/(\d[\d.]*) bis (\d[\d.]*) Uhr/g)].every(
		([, from, to]) => Number(from) < Number(to),
	);
}
