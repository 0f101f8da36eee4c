import { LOGO } from '../thresholds.ts';

const named =
	'[class*="logo" i], [class*="brand" i], [class*="marke" i], [id*="logo" i], [alt*="logo" i], [src*="logo" i]';
const headers = 'header, nav, [role="banner"], [class*="header" i], [id*="header" i]';
const notLogos = 'button, summary, footer, [class*="toggle" i], [class*="social" i]';

/**
 * Marks the logo with `data-logo`: the likeliest picture, else the likeliest words; else `name`, in ink, which
 * it adds to the page.
 */
export function markLogo(name: string, onlyName: boolean, ink: string): void {
	document.querySelector('[data-logo]')?.removeAttribute('data-logo');
	const found = onlyName ? undefined : (likeliest(pictures()) ?? likeliest(words()));
	(found ?? writeName(name, ink)).setAttribute('data-logo', '');
}

/** Drawings, and elements with a picture behind them. */
function pictures(): Element[] {
	const drawn = [...document.querySelectorAll('svg[viewBox], img, [role="img"]')];
	const painted = [...document.querySelectorAll(named)].filter((element) =>
		getComputedStyle(element).backgroundImage.includes('url('),
	);
	return [...drawn, ...painted];
}

/** Short lines of text. */
function words(): Element[] {
	const written = document.querySelectorAll(`${named}, a, header h1, header p, nav > *`);
	return [...written].filter((element) => {
		const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
		return (
			text.length >= LOGO.chars.least &&
			text.length <= LOGO.chars.most &&
			element.getBoundingClientRect().height < LOGO.line
		);
	});
}

function likeliest(elements: Element[]): Element | undefined {
	return elements
		.filter((element) => isInPlace(element) && pointsOf(element) >= LOGO.points)
		.toSorted((a, b) => pointsOf(b) - pointsOf(a))[0];
}

/** Near the top of the window, as large as logos are. */
function isInPlace(element: Element): boolean {
	const box = element.getBoundingClientRect();
	const { least, most, top } = LOGO;
	const isSmall = box.width < most.width && box.height < most.height;
	const fits = isSmall && box.width >= least.width && box.height >= least.height;
	const isAbove = box.top >= 0 && box.left >= 0 && box.right <= window.innerWidth && box.top < top;
	return fits && isAbove && element.checkVisibility({ visibilityProperty: true });
}

/** Signs of a logo, and signs against one. */
function pointsOf(element: Element): number {
	let points = 0;
	if (element.closest(named)) points += 4;
	if (element.matches(named)) points += 3;
	if (leadsHome(element.closest('a'))) points += 2;
	if (element.closest(headers)) points += 1;
	if (element.closest(notLogos)) points -= 9;
	if (element.closest('li:not(:first-child)')) points -= 3;
	return points;
}

function leadsHome(link: HTMLAnchorElement | null): boolean {
	if (link?.origin !== location.origin) return false;
	const isStart = /^\/(index\.\w+|de|en)?\/?$/.test(link.pathname);
	return isStart && !/[a-z]{3}/.test(link.hash.slice(1));
}

/** Adds the name to the page, in the font of its headings. */
function writeName(name: string, ink: string): HTMLElement {
	const heading = document.querySelector('h1, h2, h3') ?? document.body;
	const { fontFamily, fontWeight } = getComputedStyle(heading);
	const box = document.createElement('div');
	box.style.cssText = `position:fixed;left:20px;top:20px;z-index:2147483647;white-space:nowrap;width:max-content;font:${fontWeight} 40px/1.2 ${fontFamily};color:${ink}`;
	box.append(name);
	document.body.append(box);
	return box;
}

/** Hides everything but the marked logo, its own background too; returns its box. */
export function isolateLogo(): { x: number; y: number; width: number; height: number } {
	const style = document.createElement('style');
	style.textContent = `*,*::before,*::after{visibility:hidden!important;transition:none!important}
html,body{background:none!important}
[data-logo],[data-logo] *,[data-logo]::before,[data-logo]::after{visibility:visible!important}
[data-logo]:not(img,svg){background-color:transparent!important;border-color:transparent!important;box-shadow:none!important;text-decoration:none!important}`;
	document.documentElement.append(style);
	const logo = document.querySelector('[data-logo]') ?? document.body;
	const { x, y, width, height } = logo.getBoundingClientRect();
	return { x: x + window.scrollX, y: y + window.scrollY, width, height };
}
