import { yearsOfExperience } from '../lib/years-of-experience.ts';

/** Keeps the years right at the visitor's today, also long after the build. */
for (const stelle of document.querySelectorAll<HTMLElement>('[data-seit]')) {
	const jahre = String(yearsOfExperience(Number(stelle.dataset.seit), new Date()));
	if (stelle.textContent !== jahre) stelle.textContent = jahre;
}
