/** The time zone of the site and of the service, wherever they are built and run. */
export const TIME_ZONE = 'Europe/Berlin';

/** Formats a time in Germany as `2026-11-20`: the Swedish format of a date is that of ISO 8601. */
export const GERMAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Formats a time in Germany as `20.11.2026`. */
export const GERMAN_DATE = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'medium',
	timeZone: TIME_ZONE,
});

/** Formats a time in Germany as `20.11.`. */
export const GERMAN_SHORT_DATE = new Intl.DateTimeFormat('de-DE', {
	day: '2-digit',
	month: '2-digit',
	timeZone: TIME_ZONE,
});

/** Formats a time in Germany as `19:39`. */
export const GERMAN_CLOCK = new Intl.DateTimeFormat('de-DE', {
	timeStyle: 'short',
	timeZone: TIME_ZONE,
});

/** Formats a time in Germany as `November 2026`. */
export const GERMAN_MONTH = new Intl.DateTimeFormat('de-DE', {
	month: 'long',
	year: 'numeric',
	timeZone: TIME_ZONE,
});

/** Formats milliseconds since 1970 as a time in Germany, as the owner reads it: `20.11.2026 19:39`. */
export function dateTime(time: number): string {
	return `${GERMAN_DATE.format(time)} ${GERMAN_CLOCK.format(time)}`;
}

const GERMAN_ZONE = new Intl.DateTimeFormat('de-DE', {
	hour: 'numeric',
	timeZoneName: 'short',
	timeZone: TIME_ZONE,
});

/** Formats a time in Germany as visitors anywhere read it: `19:39 Uhr MEZ`, in summer `19:39 Uhr MESZ`. */
export function germanClock(time: Date): string {
	const parts = GERMAN_ZONE.formatToParts(time);
	const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
	return `${GERMAN_CLOCK.format(time)} Uhr ${zone}`;
}
