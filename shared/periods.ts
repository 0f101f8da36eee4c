/** Days a backup is kept at most, as the privacy policy says; and a database that was set aside as damaged. */
export const BACKUP_DAYS = 30;

/** Days of which backups are kept. */
export const BACKUP_COPIES = 14;

/** Minutes in which a visitor's inquiries are counted, and in which the same texts are one inquiry. */
export const WINDOW_MINUTES = 10;

/** Days before its deletion from which an unread inquiry is reported to the owner; none is kept for less. */
export const NOTICE_DAYS = 14;
