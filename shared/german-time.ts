/** The time zone of the site and of the service, wherever they are built and run. */
export const TIME_ZONE = 'Europe/Berlin';

/** Formats a time in Germany as `2026-11-20`: the Swedish format of a date is that of ISO 8601. */
export const GERMAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
