/** Days after which no copy of the database is left, as the privacy policy says; and none that was set aside as damaged. */
export const BACKUP_DAYS = 30;

/**
 * In ordinary times the copies of so many days are kept; days without a sound one do not count. To keep them longer raise
 * BACKUP_DAYS, too: what is older than BACKUP_DAYS - 2 goes anyway (service/backups.ts).
 */
export const COPIED_DAYS_KEPT = 14;

/**
 * Minutes in which a visitor's inquiries are counted, of which RATE_LIMIT (service/config.ts) are allowed. The privacy
 * policy fills them in; .env.example, docs/dienst.md and docs/rechtliches.md say them in words.
 */
export const RATE_MINUTES = 10;

/** Minutes in which the same texts are one inquiry; the privacy policy names them, too. */
export const SAME_TEXTS_MINUTES = 10;

/**
 * Days before its deletion from which an unread inquiry is reported to the owner; none is kept for less. How long it is
 * kept, the owner says: `aufbewahrung` in inhaber.yaml.
 */
export const DAYS_TO_READ = 14;
