/** Days a backup is kept at most, as the privacy policy says; deploy/sicherung.sh repeats it: change both. */
export const BACKUP_DAYS = 30;

/** Minutes in which a visitor's inquiries are counted, and in which the same texts are one inquiry. */
export const WINDOW_MINUTES = 10;
