import { overlayAround, seenText } from '../website/find-overlays.ts';
import { everywhere, headerOver } from '../website/in-page.ts';

/* These functions run inside the recorded page, where in-page.ts and find-overlays.ts are provided. */

/** What a page says about itself, where it leads and what could be pictured. */
export type Findings = {
	/** The site's own name, and its first heading. */
	name: string;
	heading: string;
	/** Addresses of inner pages. */
	pages: string[];
	/** Of the whole page, in px. */
	height: number;
	/** Whether the page asks for a password, or for a name to log in with, and shows little else. */
	login: boolean;
	empty: boolean;
	sections: Section[];
};

/** Scrolls to the start of the page and describes it. */
export function describePage(): Findings {
	window.scrollTo({ top: 0, behavior: 'instant' });
	const words = seenText(document.body).length;
	const height = document.documentElement.scrollHeight;
	const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	return {
		name: named || document.title.split(/\s[|–—·-]\s/)[0]?.trim() || location.hostname,
		heading: titleOf(),
		pages: findInnerPages(),
		height,
		sections: findSections(height),
		login: words < 400 && (visible('input[type="password"]').length > 0 || asksForName()),
		empty: words === 0 && visible('img, svg, canvas, video').length === 0,
	};
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
	const title = `${document.title} ${titleOf()}`;
	const isLogin = /anmelden|anmeldung|log-?in|sign ?in|einloggen/i.test(title);
	return fields.length === 1 && (visible(name).length > 0 || isLogin);
}

/** A section that could fill a picture; `y` and `height` in px of the page. */
export type Section = { y: number; height: number };

/** Finds the sections of a page that is `height` px high: by its elements, or else one every 0.85 windows. */
export function findSections(height: number): Section[] {
	const footer = startOfFooter(height);
	const choices = [
		'section, article, [role="region"]',
		'main > *, main > * > *, aside, header',
		'body > *, body > * > *',
	].map((selector) => withoutOverlap(sectionsOf(selector), height, footer));
	const steps = Array.from({ length: 12 }, (_, i) => {
		return { y: Math.round((i + 1) * innerHeight * 0.85), height: innerHeight };
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
		.map(({ box: { y, height } }) => ({ y, height }));
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

/** The text of the first heading of 2 to 59 characters, without quotation marks; '' if there is none. */
export function titleOf(headings = everywhere('h1, h2, h3, h4')): string {
	const texts = headings.map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
	const titles = texts.map((text) => text.replace(/["„“”»«]/g, ''));
	return titles.find((title) => title.length > 1 && title.length < 60) ?? '';
}

/** Scrolls to a height of the page, less a header that stays; returns where the page then is, and the title in view. */
export function showSection(y: number): { y: number; title: string } {
	window.scrollTo({ top: y, behavior: 'instant' });
	window.scrollBy({ top: -headerOver(), behavior: 'instant' });
	const top = headerOver();
	const seen = visible('h1, h2, h3, h4').filter(
		({ box }) => box.top >= top - 1 && box.bottom < innerHeight * 0.6,
	);
	return { y: Math.round(window.scrollY), title: titleOf(seen.map(({ element }) => element)) };
}
