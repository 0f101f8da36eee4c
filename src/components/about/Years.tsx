import { useSyncExternalStore } from 'react';
import { ueberschrift } from '../../content/texte/about.ts';
import { Figure } from './Figure.tsx';

const NO_BREAK_SPACE = '\u00a0';

type Props = {
	startYear: number;
	/** The years on the day of the build, until the visitor's own day is known. */
	atBuild: number;
	/** Whether it is the page's headline or the figure below it. */
	place: 'headline' | 'figure';
};

/** The years of experience on the visitor's day: the build may be older. In one text, which moves as a whole. */
export function Years({ startYear, atBuild, place }: Props) {
	const years = useSyncExternalStore(
		neverChanges,
		() => yearsOfExperience(startYear, new Date()),
		() => atBuild,
	);
	if (place === 'headline') {
		const headline = ueberschrift(years);
		return <>{years > 9 ? headline.replace(' ', NO_BREAK_SPACE) : headline}</>;
	}
	return <Figure>{years > 1 ? `+${years}` : String(years)}</Figure>;
}

/** Nobody waits on this page for the new year. */
function neverChanges(): () => void {
	return () => {};
}

/**
 * Years of experience: calendar year minus the year of the start (spec, section 9).
 * The year is read in the visitor's own time zone.
 */
export function yearsOfExperience(startYear: number, today: Date): number {
	return today.getFullYear() - startYear;
}
