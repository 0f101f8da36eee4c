const FORMAT = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'medium',
	timeStyle: 'short',
	timeZone: 'Europe/Berlin',
});

/** `20.11.2026 19:39` in German time. */
export function dateTime(milliseconds: number): string {
	return FORMAT.format(milliseconds).replace(',', '');
}
