import { TIME_ZONE } from '#shared/german-time.ts';

/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Formats a time in Germany as `20.11.2026, 19:39`. */
export const GERMAN_TIME = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'medium',
	timeStyle: 'short',
	timeZone: TIME_ZONE,
});
