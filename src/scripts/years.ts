import { yearsOfExperience } from '../lib/years-of-experience.ts';

/** Updates the years of experience to the visitor's date: the build may be older. */
for (const element of document.querySelectorAll<HTMLElement>('[data-since]')) {
	const years = String(yearsOfExperience(Number(element.dataset.since), new Date()));
	if (element.textContent !== years) element.textContent = years;
}
