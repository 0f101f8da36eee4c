/** The time in most tests: a Monday morning in Germany. */
export const AT = new Date('2026-03-02T10:00:00Z');
