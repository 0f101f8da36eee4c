/* These functions run inside the recorded page (see in-page.ts). */

/** An element fixed over the page. */
export type Overlay = {
	selector: string;
	/** The part of the window that it covers, 0 to 1. */
	share: number;
	isNotice: boolean;
	/** The middle of its closing button. */
	closer: { x: number; y: number } | undefined;
};

/** Finds the overlays of the window. Fixed headers, side menus and the page itself are none. */
export function findOverlays(): Overlay[] {
	const { innerWidth: width, innerHeight: height } = window;
	const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
	const shares = new Map<HTMLElement, number>();
	for (const x of steps)
		for (const y of steps) {
			const over = fixedAround(document.elementFromPoint(x * width, y * height));
			if (over) shares.set(over, (shares.get(over) ?? 0) + 1 / steps.length ** 2);
		}
	const words = seenText(document.body).length;
	const isPartOfPage = (element: HTMLElement) => {
		const box = element.getBoundingClientRect();
		const links = element.querySelectorAll('a[href]').length;
		const atEdge =
			box.top <= 1 || ((box.left <= 1 || box.right >= width - 1) && box.height > height * 0.8);
		const narrow = box.height < height * 0.3 || box.width < width * 0.35;
		const isMenu = element.matches('header, nav, aside') || !!element.querySelector('nav, ul');
		return (atEdge && narrow && (isMenu || links > 2)) || seenText(element).length > words * 0.5;
	};
	return [...shares]
		.filter(([element, share]) => share > 0.1 && !isPartOfPage(element))
		.map(([element, share]) => ({
			selector: selectorOf(element),
			share,
			isNotice: isNotice(element),
			closer: closerOf(element),
		}));
}

/** The outermost fixed element around one. A sticky one counts only if its id or class says that it is a notice. */
export function fixedAround(element: Element | null): HTMLElement | undefined {
	let found: HTMLElement | undefined;
	for (let one = element; one && one !== document.body; one = one.parentElement) {
		const { position } = getComputedStyle(one);
		if (!(one instanceof HTMLElement)) continue;
		if (position === 'fixed' || (position === 'sticky' && isNotice(one))) found = one;
	}
	return found?.checkVisibility({ opacityProperty: true }) ? found : undefined;
}

/** The middle of the button that closes an overlay: one that declines or shows a cross, else one named “close”, else one that agrees, else its only one. */
export function closerOf(overlay: Element): Overlay['closer'] {
	const wanted = [
		/^(alle )?ablehnen|^nur (notwendige|erforderliche|essen[tz]ielle)|^reject|^decline|nein,? danke|no,? thanks|sp[äa]ter|schlie(ß|ss)en|überspringen|^skip|^[×✕✖x]$/im,
		/close|dismiss/i,
		/^(ok(ay)?|got it|verstanden|einverstanden|alle[sn]? (cookies )?(akzeptieren|annehmen|zulassen)|akzeptieren|annehmen|zustimmen|accept( all)?|agree|i agree|continue|weiter)\b/im,
	];
	const kinds =
		'button, [role="button"], input[type="button"], input[type="submit"], [class*="close" i], [class*="dismiss" i]';
	const others = 'label, input, a[href]:not([href^="#"], [href^="javascript"])';
	const buttons = [...overlay.querySelectorAll<HTMLElement>('*')].filter((element) => {
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

/** The visible words of an element. */
export function seenText(element: HTMLElement): string {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	return element.checkVisibility() ? element.innerText.trim() : '';
}

/** A selector that finds just this element. An id with invisible characters is not used. */
export function selectorOf(element: Element): string {
	if (element.id && !/\p{C}/u.test(element.id)) return `#${CSS.escape(element.id)}`;
	const parent = element.parentElement;
	if (!parent) return element.localName;
	const place = [...parent.children].indexOf(element) + 1;
	return `${selectorOf(parent)} > ${element.localName}:nth-child(${place})`;
}
