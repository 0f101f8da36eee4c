import { useEffect, useState } from 'react';

type Props = {
	startYear: number;
	/** The years on the day of the build, until the visitor's own day is known. */
	atBuild: number;
	/** Before the number, in one text with it: in two, the number would move when the web font comes. */
	prefix?: string;
};

/** The years of experience on the visitor's day: the build may be older. */
export function Years({ startYear, atBuild, prefix = '' }: Props) {
	const [years, setYears] = useState(atBuild);
	useEffect(() => setYears(yearsOfExperience(startYear, new Date())), [startYear]);
	return <>{`${prefix}${years}`}</>;
}

/**
 * Years of experience: calendar year minus the year of the start (spec, section 9).
 * The year is read in the visitor's own time zone.
 */
export function yearsOfExperience(startYear: number, today: Date): number {
	return today.getFullYear() - startYear;
}
