import { seenText, selectorOf } from '../website/find-overlays.ts';
import { type Section, titleOf, visible } from './find-sections.ts';

/* These functions run inside the recorded page, where in-page.ts, find-overlays.ts and find-sections.ts are provided. */

/** What a page says about itself and where it leads. */
type PageDescription = {
	/** The site's own name, and its first heading. */
	name: string;
	heading: string;
	/** Selectors of blocks in the first view that could be pictures of their own. */
	blocks: string[];
	/** Addresses of inner pages. */
	pages: string[];
	/** Of the whole page, in px. */
	height: number;
	/** Whether the page asks for a password, or for a name to log in with, and shows little else. */
	login: boolean;
	empty: boolean;
};

/** Findings on an unknown page. */
export type Findings = PageDescription & { sections: Section[] };

/** Scrolls to the start of the page and describes it. */
export function describePage(): PageDescription {
	window.scrollTo({ top: 0, behavior: 'instant' });
	// On a page that cannot scroll, nothing beyond the window counts.
	const isStill =
		document.body.offsetHeight <= innerHeight &&
		getComputedStyle(document.body).overflowY === 'hidden';
	const words = seenText(document.body).length;
	const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	return {
		name: named || document.title.split(/\s[|–—·-]\s/)[0]?.trim() || location.hostname,
		heading: titleOf(document),
		blocks: findBlocks(),
		pages: findInnerPages(),
		height: isStill ? innerHeight : document.documentElement.scrollHeight,
		login: words < 400 && (visible('input[type="password"]').length > 0 || asksForName()),
		empty: words === 0 && visible('img, svg, canvas, video').length === 0,
	};
}

/** Finds at most two blocks that lie in the first view and do not meet, the larger first. */
export function findBlocks(): string[] {
	const meet = (a: DOMRect, b: DOMRect) =>
		a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
	const areaOf = ({ box }: { box: DOMRect }) =>
		(box.width * box.height) / (innerWidth * innerHeight);
	return visible('header, main, section, article, h1, form, figure, img, picture, div')
		.filter(({ box }) => box.width > 280 && box.height > 120 && box.width < box.height * 5)
		.filter(({ box }) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0)
		.filter((block) => areaOf(block) > 0.06 && areaOf(block) < 0.6)
		.toSorted((a, b) => areaOf(b) - areaOf(a))
		.filter(({ box }, i, those) => !those.slice(0, i).some((other) => meet(other.box, box)))
		.slice(0, 2)
		.map(({ element }) => selectorOf(element));
}

/** Finds at most three pages of the same site that are worth a picture. */
export function findInnerPages(): string[] {
	const unwanted =
		/impressum|imprint|datenschutz|privacy|legal|terms|agb|log-?in|sign-?(in|up)|cart|warenkorb|\.(pdf|jpe?g|png|zip|xml)$/i;
	const pages = [...document.links]
		.filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
		.filter(({ pathname }) => !/^\/(index\.\w+)?$/.test(pathname) && !unwanted.test(pathname))
		.map((link) => link.origin + link.pathname + link.search);
	return [...new Set(pages)].slice(0, 3);
}

/** Whether a page is the first of two steps of a login. */
export function asksForName(): boolean {
	const fields = visible('input:not([type="hidden"], [type="search"], [type="checkbox"])');
	const name = 'input[autocomplete*="username"], input[name*="user" i], input[name*="login" i]';
	const title = `${document.title} ${titleOf(document)}`;
	const isLogin = /anmeld|log-?in|sign ?in|einloggen/i.test(title);
	return fields.length === 1 && (visible(name).length > 0 || isLogin);
}
