import { SECTION } from '../thresholds.ts';
import { overlayAround } from './find-overlays.ts';
import { visible } from './shadow-trees.ts';

const footer = 'footer, [role="contentinfo"], [class*="footer" i]';

/** A section that could fill a picture; `y` and `height` in px of the page. */
export type Section = { y: number; height: number };

/** Finds the sections of a page that is `height` px high: by its elements, or else in steps. */
export function findSections(height: number): Section[] {
	const end = startOfFooter(height);
	const choices = [
		'section, article, [role="region"]',
		'main > *, main > * > *, aside, header',
		'body > *, body > * > *',
	].map((selector) => withoutOverlap(sectionsOf(selector), height, end));
	const steps = Array.from({ length: 12 }, (_, i) => {
		return { y: Math.round((i + 1) * innerHeight * SECTION.step), height: innerHeight };
	});
	return (
		choices.find((sections) => sections.length >= SECTION.enough) ??
		withoutOverlap([...choices.flat(), ...steps], height, end)
	);
}

function sectionsOf(selector: string): Section[] {
	return visible(selector)
		.filter(
			({ box }) =>
				box.width >= innerWidth * SECTION.least.width && box.height >= SECTION.least.height,
		)
		.filter(({ element }) => !element.closest(`${footer}, nav, dialog`))
		.filter(({ element }) => !overlayAround(element))
		.map(({ box: { y, height } }) => ({ y, height }));
}

/**
 * Keeps what a view of its own can show: nothing of the first view, no part of another view, and little of the
 * footer, which begins at `end` px.
 */
function withoutOverlap(sections: Section[], height: number, end: number): Section[] {
	const kept: Section[] = [];
	for (const section of sections) {
		const y = Math.min(section.y, height - innerHeight);
		const isBody = y > innerHeight * SECTION.first && y + innerHeight * SECTION.beforeFooter < end;
		if (isBody && kept.every((other) => Math.abs(other.y - y) > innerHeight * SECTION.apart))
			kept.push({ ...section, y });
	}
	return kept;
}

/** Where the footer of a page that is `height` px high begins; `height` if it has none. */
function startOfFooter(height: number): number {
	// A card may have a footer of its own.
	const footers = visible(footer).filter(
		({ box }) => box.width > innerWidth * SECTION.least.width && box.y > height / 2,
	);
	return Math.min(height, ...footers.map(({ box }) => box.y));
}
