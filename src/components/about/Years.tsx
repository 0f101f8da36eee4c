import { useEffect, useState } from 'react';
import { yearsOfExperience } from './years-of-experience.ts';

type Props = {
	startYear: number;
	/** The years on the day of the build, until the visitor's own day is known. */
	atBuild: number;
};

/** The years of experience on the visitor's day: the build may be older. */
export function Years({ startYear, atBuild }: Props) {
	const [years, setYears] = useState(atBuild);
	useEffect(() => setYears(yearsOfExperience(startYear, new Date())), [startYear]);
	return <>{years}</>;
}
