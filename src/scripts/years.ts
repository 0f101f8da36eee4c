import { yearsOfExperience } from '../lib/years-of-experience.ts';

/** Keeps the years right at the visitor's today, also long after the build. */
for (const index of document.querySelectorAll<HTMLElement>('[data-since]')) {
	const years = String(yearsOfExperience(Number(index.dataset.since), new Date()));
	if (index.textContent !== years) index.textContent = years;
}
