import { seenText, selectorOf } from './clear-overlays.ts';

/** A stretch of a page that could fill a picture; `y` and `height` in px of the page. */
type Section = { place: string | number; y: number; height: number; title: string };

/** What a strange site offers for pictures; selectors fit `document.querySelector`. */
export type Findings = {
	/** Name of the site as it calls itself, and its first heading. */
	name: string;
	heading: string;
	sections: Section[];
	/** Parts of the first view that stand for themselves. */
	parts: string[];
	button: string | undefined;
	/** Addresses of inner pages. */
	pages: string[];
	/** Of the whole page, and where its footer begins. */
	height: number;
	footer: number;
	/** Only a script can scroll it: it rather turns its leaves by keys. */
	locked: boolean;
	/** Asks for a password and shows little else. */
	login: boolean;
	empty: boolean;
};

/** Runs inside the page (see in-page.ts), after `provide(overlayReaders)`. */
export function explorePage(): Findings {
	const { innerWidth: width, innerHeight: window_, scrollY } = window;
	const boxOf = (element: Element) => {
		const box = element.getBoundingClientRect();
		return { y: box.top + scrollY, x: box.left, width: box.width, height: box.height };
	};
	const all = (selector: string) =>
		[...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
	const height = document.documentElement.scrollHeight;
	// A card may have a footer of its own.
	const footers = all('footer, [role="contentinfo"], [class*="footer" i]')
		.map(boxOf)
		.filter((box) => box.width > width * 0.6 && box.y > height / 2);
	const footer = Math.min(height, ...footers.map(({ y }) => y));

	const titleOf = (element: Element) =>
		[...element.querySelectorAll('h1, h2, h3, h4')]
			.map((one) => (one.textContent ?? '').trim().replace(/\s+/g, ' '))
			.find((text) => text.length > 1 && text.length < 60) ?? '';
	const usable = (element: Element) => {
		const box = boxOf(element);
		return (
			box.width >= width * 0.6 &&
			box.height >= 240 &&
			box.y > 200 &&
			box.y < footer - 240 &&
			!element.closest('footer, [role="contentinfo"], [class*="footer" i], nav, dialog')
		);
	};
	const innermost = (elements: Element[]) =>
		elements.filter(
			(one) => elements.filter((other) => other !== one && one.contains(other)).length < 2,
		);
	const sectionsOf = (selector: string) =>
		innermost(all(selector).filter(usable)).map((element) => {
			const { y, height } = boxOf(element);
			return { place: selectorOf(element), y, height, title: titleOf(element) };
		});
	const last = Math.round(footer - window_);
	const steps = [
		...Array.from({ length: 12 }, (_, i) => Math.round((i + 1) * window_ * 0.85)),
		last,
	]
		.filter((y) => y > 0 && y <= last)
		.map((y) => ({ place: y, y, height: window_, title: '' }));
	const choices = [
		sectionsOf('section, article, [role="region"]'),
		sectionsOf('main > *, main > * > *, aside, header'),
		sectionsOf('body > *, body > * > *'),
	];
	const found = choices.find((one) => one.length >= 3) ?? choices.flat();

	const parts = all('header, main, section, article, h1, form, figure, img, picture, div')
		.map((element) => ({ element, box: boxOf(element) }))
		.filter(({ box }) => {
			const share = (box.width * box.height) / (width * window_);
			return (
				box.y >= 0 && box.y + box.height <= window_ && box.x >= 0 && share > 0.06 && share < 0.6
			);
		})
		.filter(({ box }) => box.width > 280 && box.height > 120 && box.width / box.height < 5)
		.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
		.filter(({ box }, i, those) =>
			those
				.slice(0, i)
				.every(
					({ box: other }) =>
						box.y + box.height <= other.y ||
						other.y + other.height <= box.y ||
						box.x + box.width <= other.x ||
						other.x + other.width <= box.x,
				),
		);

	const button = all(
		'main a[class*="b" i], main button, section a, header a[class*="b" i], main a, button',
	).find((element) => {
		const box = boxOf(element);
		return box.width >= 80 && box.height >= 30 && box.y < window_;
	});
	const legal =
		/impressum|imprint|datenschutz|privacy|legal|terms|agb|log-?in|sign-?(in|up)|cart|warenkorb|\.(pdf|jpe?g|png|zip|xml)$/i;
	const pages = [...document.querySelectorAll<HTMLAnchorElement>('nav a, header a, main a, a')]
		.filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
		.filter(({ pathname }) => !/^\/(index\.\w+)?$/.test(pathname) && !legal.test(pathname))
		.map((link) => link.origin + link.pathname + link.search);

	const words = seenText(document.body).length;
	const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	return {
		name: named || document.title.split(/\s[|–—·-]\s/)[0]?.trim() || location.hostname,
		heading: titleOf(document.body),
		sections: found.length >= 2 ? found : [...found, ...steps],
		parts: parts.slice(0, 4).map(({ element }) => selectorOf(element)),
		button: button && selectorOf(button),
		pages: [...new Set(pages)].slice(0, 3),
		...{ height, footer },
		locked: [document.documentElement, document.body].some(
			(one) => getComputedStyle(one).overflowY === 'hidden',
		),
		login: words < 400 && all('input[type="password"]').length > 0,
		empty: words === 0 && all('img, svg, canvas, video').length === 0,
	};
}
