export const DEFAULT_DAYS = 180;
/** In this time the owner hears of what nobody has read. */
export const LEAST_DAYS = 14;
export const MOST_DAYS = 3650;

/**
 * Days an inquiry is kept after it was received, for the privacy policy and for all that runs before
 * the service; the service reads the same setting with the same bounds (service/config.ts).
 * @throws when RETENTION_DAYS is set but is not a whole number from 14 to 3650
 */
export function retentionDays(env: Record<string, string | undefined>): number {
	const value = env.RETENTION_DAYS;
	if (value === undefined || value === '') return DEFAULT_DAYS;
	const days = Number(value);
	if (!/^\d+$/.test(value) || days < LEAST_DAYS || days > MOST_DAYS) {
		throw new Error(
			`RETENTION_DAYS ist „${value}“, erwartet wird eine ganze Zahl von ${LEAST_DAYS} bis ${MOST_DAYS}. Bitte in .env berichtigen.`,
		);
	}
	return days;
}

/** Days after which finished backups are gone; deploy/sicherung.sh deletes them. */
export const BACKUP_DAYS = 30;

/** Within so many minutes a client's inquiries are counted, and the same six values are one inquiry. */
export const WINDOW_MINUTES = 10;
