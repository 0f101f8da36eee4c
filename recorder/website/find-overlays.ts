import { everywhere, outerOf, shadowRootsIn } from './in-page.ts';

/* These functions run inside the recorded page, where in-page.ts is provided. */

/** An element that lies over the page. */
export type Overlay = {
	selector: string;
	/** The part of the window that it covers, 0 to 1. */
	share: number;
	/** It says that it is a notice, or covers most of the window and something below it: may be hidden. */
	isLid: boolean;
	/** The middle of its closing button. */
	closer: { x: number; y: number } | undefined;
};

/** Finds the overlays of the window by what is on top of it. Fixed headers, side menus and the page itself are none. */
export function findOverlays(): Overlay[] {
	const { innerWidth: width, innerHeight: height } = window;
	const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
	const shares = new Map<HTMLElement, number>();
	const covering = new Set<HTMLElement>();
	for (const x of steps)
		for (const y of steps) {
			const over = overlayAround(topmost(x * width, y * height));
			if (!over) continue;
			shares.set(over, (shares.get(over) ?? 0) + 1 / steps.length ** 2);
			if (liesOver(over, x * width, y * height)) covering.add(over);
		}
	const words = seenText(document.body).length;
	const isPartOfPage = (element: HTMLElement) => {
		const box = element.getBoundingClientRect();
		const links = element.querySelectorAll('a[href]').length;
		const isMenu = element.matches('header, nav, aside') || !!element.querySelector('nav, ul');
		const atSide = (box.left <= 1 || box.right >= width - 1) && box.height > height * 0.8;
		const atEdge = box.top <= 1 || atSide || (box.bottom >= height - 1 && element.matches('nav'));
		const narrow = box.height < height * 0.3 || box.width < width * 0.35;
		return (atEdge && narrow && (isMenu || links > 2)) || seenText(element).length > words * 0.5;
	};
	return [...shares]
		.filter(([element, share]) => share > 0.1 && !isPartOfPage(element))
		.map(([element, share]) => ({
			selector: selectorOf(element),
			share,
			isLid: isNotice(element) || (share > 0.5 && covering.has(element)),
			closer: closerOf(element),
		}));
}

/** The element on top at a point of the window, in shadow roots too. */
export function topmost(
	x: number,
	y: number,
	root: DocumentOrShadowRoot = document,
): Element | null {
	const found = root.elementFromPoint(x, y);
	const inner = found?.shadowRoot;
	return inner && inner !== root ? topmost(x, y, inner) : found;
}

/**
 * The outermost overlay around an element: a fixed one, a sticky one that says that it is a notice, or one placed
 * over most of a page that is locked meanwhile.
 */
export function overlayAround(element: Element | null): HTMLElement | undefined {
	const isLocked = [document.documentElement, document.body].some((one) =>
		/hidden|clip/.test(getComputedStyle(one).overflowY),
	);
	let found: HTMLElement | undefined;
	for (let one = element; one && one !== document.body; one = outerOf(one)) {
		if (!(one instanceof HTMLElement)) continue;
		const { position, zIndex } = getComputedStyle(one);
		const { width, height } = one.getBoundingClientRect();
		const fills = width * height > innerWidth * innerHeight * 0.6;
		const isGate = isLocked && position === 'absolute' && Number(zIndex) > 0 && fills;
		if (position === 'fixed' || isGate || (position === 'sticky' && isNotice(one))) found = one;
	}
	return found?.checkVisibility({ opacityProperty: true }) ? found : undefined;
}

/** Whether words or a picture of the page lie below an overlay at a point of the window. */
export function liesOver(overlay: HTMLElement, x: number, y: number): boolean {
	return document.elementsFromPoint(x, y).some((one) => {
		const hasWords = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
		const isContent = hasWords || one.matches('img, svg, video, canvas');
		const root = overlay.getRootNode();
		const isOwn = overlay.contains(one) || (root instanceof ShadowRoot && root.host === one);
		return isContent && !isOwn && !one.contains(overlay);
	});
}

/** The middle of the button that closes an overlay: one that declines or shows a cross, else one named “close”, else one that agrees, else its only one. */
export function closerOf(overlay: HTMLElement): Overlay['closer'] {
	const wanted = [
		/^(alle )?ablehnen|^nur (notwendige|erforderliche|essen[tz]ielle)|^reject|^decline|nein,? danke|no,? thanks|sp[äa]ter|schlie(ß|ss)en|überspringen|^skip|^[×✕✖x]$/im,
		/close|dismiss/i,
		/^(ok(ay)?|got it|verstanden|einverstanden|alle[sn]? (cookies )?(akzeptieren|annehmen|zulassen)|akzeptieren|annehmen|zustimmen|accept( all)?|agree|i agree|continue|weiter)\b|^(ja|yes)\b|\b(über|ab|mindestens) 1[68]\b|volljährig|^(eintreten|betreten|enter)\b/im,
	];
	const kinds =
		'button, [role="button"], input[type="button"], input[type="submit"], [class*="close" i], [class*="dismiss" i]';
	const others = 'label, input, a[href]:not([href^="#"], [href^="javascript"])';
	const buttons = everywhere('*', overlay).filter((element) => {
		const { top, bottom, width, height } = element.getBoundingClientRect();
		const inside = bottom <= window.innerHeight && top >= 0 && Math.min(width, height) > 5;
		const isPointed = getComputedStyle(element).cursor === 'pointer' && !element.matches(others);
		return inside && (isPointed || element.matches(kinds)) && element.checkVisibility();
	});
	const names = ({ textContent, attributes }: HTMLElement) =>
		[textContent?.trim(), ...[...attributes].map(({ value }) => value)].join('\n');
	const found =
		wanted.flatMap((words) => buttons.filter((button) => words.test(names(button))))[0] ??
		(buttons.every((button) => buttons[0]?.contains(button)) ? buttons[0] : undefined);
	const box = found?.getBoundingClientRect();
	return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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

/** The visible words of an element and of the shadow roots inside it. */
export function seenText(element: HTMLElement): string {
	if (!element.checkVisibility()) return '';
	const shadows = shadowRootsIn(element).flatMap(({ children }) => [...children]);
	const parts = [element, ...shadows].filter((one) => one instanceof HTMLElement);
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	const texts = parts.map((one) => (one.matches('style') ? '' : one.innerText.trim()));
	return texts.filter(Boolean).join('\n');
}

/** A selector of just this element, within its own root. */
export function selectorOf(element: Element): string {
	const { id, localName, parentNode } = element;
	if (id) return `#${CSS.escape(id)}`;
	const place = `${localName}:nth-child(${[...(parentNode?.children ?? [])].indexOf(element) + 1})`;
	if (parentNode instanceof ShadowRoot) return `:host(${parentNode.host.localName}) > ${place}`;
	return parentNode instanceof Element ? `${selectorOf(parentNode)} > ${place}` : localName;
}
