import type { Page } from '@playwright/test';
import { hide } from './in-page.ts';

/** What it needs of an open page. */
type Visited = {
	page: Page;
	inPage: <A extends unknown[], R>(call: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
	runFor: (ms: number) => Promise<void>;
};

/** Something that lies over the page: its selector, its share of the window, whether it calls itself a notice, where its own button is. */
export type Overlay = {
	selector: string;
	share: number;
	notice: boolean;
	closer: { x: number; y: number } | undefined;
};

const rounds = 8;

/**
 * Closes by their own buttons, else by Escape, what lies fixed over a tenth of the window, and hides what
 * calls itself a notice. Gives what did not close.
 */
export async function clearOverlays(open: Visited): Promise<Overlay[]> {
	const tried = new Set<string>();
	const hidden: Overlay[] = [];
	for (let round = 0; round < rounds; round++) {
		const overlays = await open.inPage(findOverlays);
		const next = overlays.find(({ selector, closer }) => closer && !tried.has(selector));
		const notice = overlays.find((one) => one.notice);
		if (next?.closer) {
			tried.add(next.selector);
			await open.page.mouse.click(next.closer.x, next.closer.y);
		} else if (overlays.length > 0 && !tried.has('Escape')) {
			tried.add('Escape');
			await open.page.keyboard.press('Escape');
		} else if (notice) {
			hidden.push(notice);
			await open.inPage(hide, [notice.selector]);
		} else break;
		await open.runFor(1000);
		await open.page.mouse.move(0, 0);
	}
	return [...hidden, ...(await open.inPage(findOverlays))];
}

/** Runs inside the page. A header, a side menu and the page itself may be fixed, too: they stay. */
function findOverlays(): Overlay[] {
	const { innerWidth: width, innerHeight: height } = window;
	const words = seenText(document.body).length;
	const shareOf = (box: DOMRect) =>
		(Math.max(0, Math.min(box.right, width) - Math.max(box.left, 0)) *
			Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0))) /
		(width * height);
	const isOver = (element: Element, box: DOMRect) =>
		[0.25, 0.5, 0.75].some((part) => {
			const x = Math.min(width - 1, Math.max(0, box.left + box.width * part));
			const y = Math.min(height - 1, Math.max(0, box.top + box.height * part));
			return element.contains(document.elementFromPoint(x, y));
		});
	const belongs = (element: HTMLElement, box: DOMRect) => {
		const links = element.querySelectorAll('a[href]').length;
		const atEdge =
			box.top <= 1 || ((box.left <= 1 || box.right >= width - 1) && box.height > height * 0.8);
		const narrow = box.height < height * 0.3 || box.width < width * 0.35;
		const isMenu = element.matches('header, nav, aside') || !!element.querySelector('nav, ul');
		return (atEdge && narrow && (isMenu || links > 2)) || seenText(element).length > words * 0.5;
	};
	const soft =
		/^(alle )?ablehnen|^nur (notwendige|erforderliche|essen[tz]ielle)|^reject|^decline|nein,? danke|no,? thanks|sp[äa]ter|schlie(ß|ss)en|^close|^dismiss|überspringen|^skip|^[×✕✖x]$/i;
	const firm =
		/^(ok(ay)?|got it|verstanden|einverstanden|alle[sn]? (cookies )?(akzeptieren|annehmen|zulassen)|akzeptieren|annehmen|zustimmen|accept( all)?|agree|i agree|continue|weiter)\b/i;
	const acts = (element: HTMLElement) =>
		element.matches(
			'button, [role="button"], input[type="button"], input[type="submit"], [class*="close" i], [class*="dismiss" i]',
		) ||
		(getComputedStyle(element).cursor === 'pointer' &&
			!element.matches('label, input, a[href]:not([href^="#"], [href^="javascript"])'));
	const closerOf = (overlay: Element) => {
		const buttons = [...overlay.querySelectorAll<HTMLElement>('*')].filter((element) => {
			const box = element.getBoundingClientRect();
			const inside = box.bottom <= height && box.top >= 0 && Math.min(box.width, box.height) > 5;
			return inside && acts(element) && element.checkVisibility();
		});
		const named = (button: HTMLElement) =>
			(button.textContent || button.getAttribute('value') || '').trim() ||
			button.ariaLabel ||
			button.title;
		const found =
			buttons.find((b) => soft.test(named(b)) || soft.test(b.ariaLabel ?? '')) ??
			buttons.find((b) => /close|dismiss/i.test(b.className)) ??
			buttons.find((b) => firm.test(named(b))) ??
			(buttons.every((b) => buttons[0]?.contains(b)) ? buttons[0] : undefined);
		const box = found?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	return [...document.querySelectorAll<HTMLElement>('body *')]
		.filter((element) => {
			const { position, pointerEvents } = getComputedStyle(element);
			if (!/fixed|sticky/.test(position) || pointerEvents === 'none') return false;
			const box = element.getBoundingClientRect();
			return (
				shareOf(box) > 0.1 &&
				element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
				isOver(element, box) &&
				!(position === 'sticky' && !isNotice(element)) &&
				!belongs(element, box)
			);
		})
		.filter(
			(element, _i, all) => !all.some((other) => other !== element && other.contains(element)),
		)
		.map((element) => ({
			selector: selectorOf(element),
			share: shareOf(element.getBoundingClientRect()),
			notice: isNotice(element),
			closer: closerOf(element),
		}));
}

/** What calls itself one, and so is no part of the page itself. Runs inside the page. */
function isNotice(element: HTMLElement): boolean {
	return (
		element.matches('dialog, [role$="dialog"], [aria-modal="true"]') ||
		/cookie|consent|banner|popup|overlay|modal|notice|newsletter|hinweis/i.test(
			`${element.id} ${element.className}`,
		)
	);
}

/** The words that stand on the page, without scripts and what is hidden. Runs inside the page. */
export function seenText(element: HTMLElement): string {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	return element.innerText.trim();
}

/** A selector that finds just this element. Runs inside the page. */
export function selectorOf(element: Element): string {
	if (element.id) return `#${CSS.escape(element.id)}`;
	const parent = element.parentElement;
	if (!parent) return element.localName;
	const place = [...parent.children].indexOf(element) + 1;
	return `${selectorOf(parent)} > ${element.localName}:nth-child(${place})`;
}

/** What the functions above need in the page. */
export const overlayReaders = [selectorOf, seenText, isNotice];
