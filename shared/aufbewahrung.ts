/** Days a delivered inquiry is kept when RETENTION_DAYS is not set. */
const STANDARD_TAGE = 180;

/**
 * Days a delivered inquiry is kept before it is deleted. The privacy policy (at build) and the
 * service (at run time) both ask here, so the promise and the deed are one number.
 * @throws when RETENTION_DAYS is set but is not a whole number from 1 to 3650
 */
export function aufbewahrungstage(env: Record<string, string | undefined>): number {
	const wert = env.RETENTION_DAYS;
	if (wert === undefined || wert === '') return STANDARD_TAGE;
	const tage = Number(wert);
	if (!Number.isInteger(tage) || tage < 1 || tage > 3650) {
		throw new Error(
			`RETENTION_DAYS ist „${wert}“, erwartet wird eine ganze Zahl von 1 bis 3650. Bitte in .env berichtigen.`,
		);
	}
	return tage;
}

/** Days after which finished backups are gone; deploy/sicherung.sh deletes them. */
export const SICHERUNGSTAGE = 30;

/** Within so many minutes a client's inquiries are counted, and the same six values are one inquiry. */
export const FENSTER_MINUTEN = 10;
