/** Days a backup is kept at most, as the privacy policy says; deploy/sicherung.sh has it less two: change both. */
export const BACKUP_DAYS = 30;

/**
 * Minutes in which a visitor's inquiries are counted, and in which the same texts are one inquiry. A
 * fingerprint of the texts is kept twice as long at most; the privacy policy says „binnen einer Stunde“.
 */
export const WINDOW_MINUTES = 10;

/** Days before its deletion from which an unread inquiry is reported to the owner; none is kept for less. */
export const NOTICE_DAYS = 14;
