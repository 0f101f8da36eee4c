import type { Page } from '@playwright/test';
import type { PageWorld } from './page-world.ts';

/** An element fixed over the page: its share of the window, whether its name says notice, the middle of its closing button. */
type Overlay = {
	selector: string;
	share: number;
	notice: boolean;
	closer: { x: number; y: number } | undefined;
};

const maxRounds = 8;

/** Closes fixed elements that cover more than a tenth of the window, or hides those named as a notice. Notes what stays. */
export async function clearOverlays(
	{ page, inPage, runFor }: PageWorld & { page: Page; runFor: (ms: number) => Promise<void> },
	notes: Map<string, string>,
): Promise<void> {
	const tried = new Set<string>();
	const note = ({ selector, share }: Overlay, verb: string, outcome: string) =>
		notes.set(
			selector,
			`„${selector}“ ${verb} ${Math.round(share * 100)} % des Fensters${outcome}`,
		);
	let overlays = await inPage(findOverlays);
	for (let round = 0; round < maxRounds && overlays.length > 0; round++) {
		const next = overlays.find(({ selector, closer }) => closer && !tried.has(selector));
		const notice = overlays.find((one) => one.notice);
		if (next?.closer) await page.mouse.click(next.closer.x, next.closer.y);
		else if (!tried.has('Escape')) await page.keyboard.press('Escape');
		else if (notice) {
			await page.addStyleTag({ content: hiding([notice.selector]) });
			note(notice, 'verdeckte', ', schloss sich nicht und wurde ausgeblendet.');
		} else break;
		tried.add(next?.selector ?? 'Escape');
		await runFor(1000);
		await page.mouse.move(0, 0);
		overlays = await inPage(findOverlays);
	}
	for (const one of overlays) {
		const advice = `Soll es fehlen, gehört in das Drehbuch: "verstecken": ${JSON.stringify([one.selector])} (docs/drehbuch.md)`;
		note(one, 'verdeckt', ` und schließt sich nicht. ${advice}`);
	}
}

/** The style that hides the elements of these selectors. */
export function hiding(selectors: string[]): string {
	return selectors.map((one) => `${one}{display:none!important}`).join('');
}

/** Fixed headers, side menus and the page itself are no overlays. Runs inside the page. */
function findOverlays(): Overlay[] {
	const { innerWidth: width, innerHeight: height } = window;
	const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
	const shares = new Map<HTMLElement, number>();
	for (const x of steps)
		for (const y of steps) {
			const over = fixedAround(document.elementFromPoint(x * width, y * height));
			if (over) shares.set(over, (shares.get(over) ?? 0) + 1 / steps.length ** 2);
		}
	const words = seenText(document.body).length;
	const belongs = (element: HTMLElement) => {
		const box = element.getBoundingClientRect();
		const links = element.querySelectorAll('a[href]').length;
		const atEdge =
			box.top <= 1 || ((box.left <= 1 || box.right >= width - 1) && box.height > height * 0.8);
		const narrow = box.height < height * 0.3 || box.width < width * 0.35;
		const isMenu = element.matches('header, nav, aside') || !!element.querySelector('nav, ul');
		return (atEdge && narrow && (isMenu || links > 2)) || seenText(element).length > words * 0.5;
	};
	return [...shares]
		.filter(([element, share]) => share > 0.1 && !belongs(element))
		.map(([element, share]) => ({
			selector: selectorOf(element),
			share,
			notice: isNotice(element),
			closer: closerOf(element),
		}));
}

/** The outermost fixed element around one. A sticky one counts only if its name says notice. Runs inside the page. */
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

/** Whether an element is a dialog or its id or class says notice. Runs inside the page. */
export function isNotice(element: HTMLElement): boolean {
	return (
		element.matches('dialog, [role$="dialog"], [aria-modal="true"]') ||
		/cookie|consent|banner|popup|overlay|modal|notice|newsletter|hinweis/i.test(
			`${element.id} ${element.className}`,
		)
	);
}

/** The visible words of an element. Runs inside the page. */
export function seenText(element: HTMLElement): string {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	return element.checkVisibility() ? element.innerText.trim() : '';
}

/** A selector that finds just this element. An id with invisible characters is not used. Runs inside the page. */
export function selectorOf(element: Element): string {
	if (element.id && !/\p{C}/u.test(element.id)) return `#${CSS.escape(element.id)}`;
	const parent = element.parentElement;
	if (!parent) return element.localName;
	const place = [...parent.children].indexOf(element) + 1;
	return `${selectorOf(parent)} > ${element.localName}:nth-child(${place})`;
}
