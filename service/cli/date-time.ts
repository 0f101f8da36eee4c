const FORMAT = new Intl.DateTimeFormat('de-DE', {
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'Europe/Berlin',
});

/** `20.11.2026 19:39` in German time. */
export function dateTime(milliseconds: number): string {
	return FORMAT.format(milliseconds).replace(',', '');
}
