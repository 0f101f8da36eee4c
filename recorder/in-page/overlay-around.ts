import { outerOf } from './shadow-trees.ts';

/**
 * The outermost overlay around an element: a fixed one, a sticky one that says that it is a notice, or one placed
 * over most of a page that is locked meanwhile.
 */
export function overlayAround(element: Element | null): HTMLElement | undefined {
	const isLocked = [document.documentElement, document.body].some((page) =>
		/hidden|clip/.test(getComputedStyle(page).overflowY),
	);
	let found: HTMLElement | undefined;
	for (let outer = element; outer && outer !== document.body; outer = outerOf(outer)) {
		if (!(outer instanceof HTMLElement)) continue;
		const { position, zIndex } = getComputedStyle(outer);
		const { width, height } = outer.getBoundingClientRect();
		const fills = width * height > innerWidth * innerHeight * 0.6;
		const isGate = isLocked && position === 'absolute' && Number(zIndex) > 0 && fills;
		if (position === 'fixed' || isGate || (position === 'sticky' && isNotice(outer))) found = outer;
	}
	return found?.checkVisibility({ opacityProperty: true }) ? found : undefined;
}

/** Whether an element is a dialog, or its id or class says that it is a notice. */
export function isNotice(element: HTMLElement): boolean {
	return (
		element.matches('dialog, [role$="dialog"], [aria-modal="true"]') ||
		/cookie|consent|banner|popup|overlay|modal|notice|newsletter|hinweis/i.test(
			`${element.id} ${element.className}`,
		)
	);
}
