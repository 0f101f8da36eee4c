/**
 * Years of experience: calendar year minus the year of the start (spec, section 9).
 * The year is read in the visitor's own time zone.
 */
export function yearsOfExperience(startYear: number, today: Date): number {
	return today.getFullYear() - startYear;
}
