/**
 * Days a backup is kept at most, as the privacy policy says; deploy/ tells `find` two days less: it rounds
 * down and runs once a day.
 */
export const BACKUP_DAYS = 30;

/** Minutes in which a visitor's inquiries are counted, and in which the same texts are one inquiry. */
export const WINDOW_MINUTES = 10;

/** Days before its deletion from which an unread inquiry is reported to the owner; none is kept for less. */
export const NOTICE_DAYS = 14;
