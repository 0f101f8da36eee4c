import { overlayAround } from '../website/find-overlays.ts';
import { everywhere, headerOver } from '../website/in-page.ts';

/* These functions run inside the recorded page, where in-page.ts and find-overlays.ts are provided. */

/** A section that could fill a picture; `y` and `height` in px of the page. */
export type Section = { y: number; height: number; title: string };

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
		return { y, height: innerHeight, title: '' };
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
		.filter(({ element }) => !overlayAround(element))
		.map(({ element, box: { y, height } }) => {
			return { y, height, title: titleOf(element) };
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
	return everywhere(selector)
		.filter((element) => element.checkVisibility())
		.map((element) => ({ element, box: element.getBoundingClientRect() }));
}

/** The first heading of 2 to 59 characters inside an element, without quotation marks; '' if there is none. */
export function titleOf(element: ParentNode): string {
	return titlesOf(everywhere('h1, h2, h3, h4', element))[0] ?? '';
}

export function titlesOf(headings: HTMLElement[]): string[] {
	return headings
		.map(({ textContent }) =>
			textContent
				.trim()
				.replace(/\s+/g, ' ')
				.replace(/["„“”»«]/g, ''),
		)
		.filter((text) => text.length > 1 && text.length < 60);
}

/** Scrolls to a height of the page, less a header that stays; returns where the page then is, and the title in view. */
export function showSection(y: number): { y: number; title: string } {
	window.scrollTo({ top: y, behavior: 'instant' });
	window.scrollBy({ top: -headerOver(), behavior: 'instant' });
	const top = headerOver();
	const seen = visible('h1, h2, h3, h4').filter(
		({ box }) => box.top >= top - 1 && box.bottom < innerHeight * 0.6,
	);
	const title = titlesOf(seen.map(({ element }) => element))[0] ?? '';
	return { y: Math.round(window.scrollY), title };
}
