/** Days after which finished backups are gone; deploy/sicherung.sh deletes them. */
export const BACKUP_DAYS = 30;

/** Within so many minutes a client's inquiries are counted, and the same six values are one inquiry. */
export const WINDOW_MINUTES = 10;
