/** When most tests begin: a Monday morning in Germany. */
export const AT = new Date('2026-03-02T10:00:00Z');

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
