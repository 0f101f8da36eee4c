import { fixedAround, selectorOf } from '../website/find-overlays.ts';

/* These functions run inside the recorded page (see in-page.ts), where find-overlays.ts is provided. */

/** A section that could fill a picture; `y` and `height` in px of the page. */
export type Section = { ziel: string | number; y: number; height: number; title: string };

/** Finds the sections of a page that is `height` px high: by its elements, or else one every 0.85 windows. */
export function findSections(height: number): Section[] {
	const footer = startOfFooter(height);
	const choices = [
		'section, article, [role="region"]',
		'main > *, main > * > *, aside, header',
		'body > *, body > * > *',
	].map((selector) => withoutOverlap(sectionsOf(selector), height, footer));
	const steps = Array.from({ length: 12 }, (_, i) => {
		const y = Math.round((i + 1) * innerHeight * 0.85);
		return { ziel: y, y, height: innerHeight, title: '' };
	});
	return (
		choices.find((sections) => sections.length >= 3) ??
		withoutOverlap([...choices.flat(), ...steps], height, footer)
	);
}

export function sectionsOf(selector: string): Section[] {
	return visible(selector)
		.filter(({ box }) => box.width >= innerWidth * 0.6 && box.height >= 240)
		.filter(({ element }) => !element.closest(`${footerSelector()}, nav, dialog`))
		.filter(({ element }) => !fixedAround(element))
		.map(({ element, box: { y, height } }) => {
			return { ziel: selectorOf(element), y, height, title: titleOf(element) };
		});
}

/** Keeps what a view of its own can show: nothing of the first view, no part of another view, and little of the footer, which begins at `footer` px. */
export function withoutOverlap(sections: Section[], height: number, footer: number): Section[] {
	const kept: Section[] = [];
	for (const section of sections) {
		const y = Math.min(section.y, height - innerHeight);
		const isBody = y > innerHeight * 0.4 && y + innerHeight * 0.75 < footer;
		if (isBody && kept.every((other) => Math.abs(other.y - y) > innerHeight * 0.6))
			kept.push({ ...section, y });
	}
	return kept;
}

/** Where the footer of a page that is `height` px high begins; `height` if it has none. */
export function startOfFooter(height: number): number {
	// A card may have a footer of its own.
	const footers = visible(footerSelector()).filter(
		({ box }) => box.width > innerWidth * 0.6 && box.y > height / 2,
	);
	return Math.min(height, ...footers.map(({ box }) => box.y));
}

export function footerSelector(): string {
	return 'footer, [role="contentinfo"], [class*="footer" i]';
}

export function visible(selector: string): { element: HTMLElement; box: DOMRect }[] {
	return [...document.querySelectorAll<HTMLElement>(selector)]
		.filter((element) => element.checkVisibility())
		.map((element) => ({ element, box: element.getBoundingClientRect() }));
}

/** Returns the first heading of 2 to 59 characters; '' if there is none. */
export function titleOf(element: Element): string {
	const headings = [...element.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
		(heading.textContent ?? '').trim().replace(/\s+/g, ' '),
	);
	return headings.find((text) => text.length > 1 && text.length < 60) ?? '';
}
