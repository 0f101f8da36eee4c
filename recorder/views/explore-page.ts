import { fixedAround, seenText, selectorOf } from '../website/find-overlays.ts';

/** A section that could fill a picture; `y` and `height` in px of the page. */
type Section = { ziel: string | number; y: number; height: number; title: string };

/** Findings on an unknown page; selectors work in `document.querySelector`. */
export type Findings = {
	/** The site's own name, and its first heading. */
	name: string;
	heading: string;
	sections: Section[];
	/** Selectors of blocks in the first view that could be pictures of their own. */
	blocks: string[];
	/** Addresses of inner pages. */
	pages: string[];
	/** Of the whole page, in px. */
	height: number;
	/** Whether the page asks for a password and shows little else. */
	login: boolean;
	empty: boolean;
};

/** Runs inside the page (see in-page.ts), where find-overlays.ts is provided. */
export function explorePage(): Findings {
	const { innerWidth, innerHeight } = window;
	const foot = 'footer, [role="contentinfo"], [class*="footer" i]';
	window.scrollTo({ top: 0, behavior: 'instant' });
	const all = (selector: string) =>
		[...document.querySelectorAll<HTMLElement>(selector)]
			.filter((one) => one.checkVisibility())
			.map((element) => ({ element, box: element.getBoundingClientRect() }));
	// On a page that cannot scroll, nothing beyond the window counts.
	const isStill =
		document.body.offsetHeight <= innerHeight &&
		getComputedStyle(document.body).overflowY === 'hidden';
	const height = isStill ? innerHeight : document.documentElement.scrollHeight;
	// A card may have a footer of its own.
	const footers = all(foot).filter(({ box }) => box.width > innerWidth * 0.6 && box.y > height / 2);
	const footer = Math.min(height, ...footers.map(({ box }) => box.y));

	const titleOf = (element: Element) =>
		[...element.querySelectorAll('h1, h2, h3, h4')]
			.map((one) => (one.textContent ?? '').trim().replace(/\s+/g, ' '))
			.find((text) => text.length > 1 && text.length < 60) ?? '';
	// A view shows little of the footer and overlaps no other view.
	const withoutOverlap = (sections: Section[]) => {
		const kept: Section[] = [];
		for (const one of sections) {
			const y = Math.min(one.y, height - innerHeight);
			const isBody = y > innerHeight * 0.4 && y + innerHeight * 0.75 < footer;
			if (isBody && kept.every((other) => Math.abs(other.y - y) > innerHeight * 0.6))
				kept.push({ ...one, y });
		}
		return kept;
	};
	const sectionsOf = (selector: string) =>
		all(selector)
			.filter(({ box }) => box.width >= innerWidth * 0.6 && box.height >= 240)
			.filter(({ element }) => !element.closest(`${foot}, nav, dialog`) && !fixedAround(element))
			.map(({ element, box: { y, height } }) => {
				return { ziel: selectorOf(element), y, height, title: titleOf(element) };
			});
	const choices = [
		sectionsOf('section, article, [role="region"]'),
		sectionsOf('main > *, main > * > *, aside, header'),
		sectionsOf('body > *, body > * > *'),
	].map(withoutOverlap);
	const steps = Array.from({ length: 12 }, (_, i) => {
		const y = Math.round((i + 1) * innerHeight * 0.85);
		return { ziel: y, y, height: innerHeight, title: '' };
	});

	const meet = (a: DOMRect, b: DOMRect) =>
		a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
	const areaOf = ({ box }: { box: DOMRect }) =>
		(box.width * box.height) / (innerWidth * innerHeight);
	const blocks = all('header, main, section, article, h1, form, figure, img, picture, div')
		.filter(({ box }) => box.width > 280 && box.height > 120 && box.width < box.height * 5)
		.filter(({ box }) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0)
		.filter((one) => areaOf(one) > 0.06 && areaOf(one) < 0.6)
		.toSorted((a, b) => areaOf(b) - areaOf(a))
		.filter(({ box }, i, those) => !those.slice(0, i).some((other) => meet(other.box, box)));

	const unwanted =
		/impressum|imprint|datenschutz|privacy|legal|terms|agb|log-?in|sign-?(in|up)|cart|warenkorb|\.(pdf|jpe?g|png|zip|xml)$/i;
	const pages = [...document.links]
		.filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
		.filter(({ pathname }) => !/^\/(index\.\w+)?$/.test(pathname) && !unwanted.test(pathname))
		.map((link) => link.origin + link.pathname + link.search);

	const words = seenText(document.body).length;
	const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	return {
		name: named || document.title.split(/\s[|–—·-]\s/)[0]?.trim() || location.hostname,
		heading: titleOf(document.body),
		sections:
			choices.find((one) => one.length >= 3) ?? withoutOverlap([...choices.flat(), ...steps]),
		blocks: blocks.slice(0, 2).map(({ element }) => selectorOf(element)),
		pages: [...new Set(pages)].slice(0, 3),
		height,
		login: words < 400 && all('input[type="password"]').length > 0,
		empty: words === 0 && all('img, svg, canvas, video').length === 0,
	};
}
