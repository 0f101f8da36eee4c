import { yearsOfExperience } from '../lib/years-of-experience.ts';

/** Updates the years of experience, and the length of their bar, to the visitor's date: the build may be older. */
for (const element of document.querySelectorAll<HTMLElement>('[data-since]')) {
	const { since, unit } = element.dataset;
	const years = yearsOfExperience(Number(since), new Date());
	if (unit) element.setAttribute('width', `${years * Number(unit)}%`);
	else if (element.textContent !== String(years)) element.textContent = String(years);
}
