import { useBrowserValue } from '../ui/use-browser-value.ts';

export type Experience = {
	startYear: number;
	/** The years on the day of the build, until the visitor's own day is known. */
	atBuild: number;
};

/** The years of experience on the visitor's day: the build may be older. */
export function useExperience({ startYear, atBuild }: Experience): number {
	return useBrowserValue(() => yearsOfExperience(startYear, new Date()), atBuild);
}

/**
 * Years of experience: calendar year minus the year of the start, as the customer asked for.
 * The year is read in the visitor's own time zone.
 */
export function yearsOfExperience(startYear: number, today: Date): number {
	return today.getFullYear() - startYear;
}

/** Puts the years into a text, „seit {jahre} Jahren“; one year is in the singular. */
export function withYears(text: string, years: number): string {
	const counted = years === 1 ? text.replace(/(\{jahre\}\sJahr)en?\b/g, '$1') : text;
	return counted.replaceAll('{jahre}', String(years));
}
