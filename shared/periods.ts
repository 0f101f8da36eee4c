/** Days after which deploy/sicherung.sh deletes a backup. */
export const BACKUP_DAYS = 30;

/** Minutes in which a client's inquiries are counted, and in which the same texts are one inquiry. */
export const WINDOW_MINUTES = 10;
