/**
 * Years of experience: calendar year minus the year of the start (spec, section 9).
 * The year is read in the visitor's own time zone.
 */
export function yearsOfExperience(startJahr: number, heute: Date): number {
	return heute.getFullYear() - startJahr;
}
