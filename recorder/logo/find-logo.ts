import sharp from 'sharp';
import { colours } from '../plan/paint.ts';
import { RecorderError } from '../recorder-error.ts';
import { settle } from '../website/in-page.ts';
import { takeScreenshot } from '../website/take-screenshot.ts';
import type { OpenPage } from '../website/with-page.ts';
import { normalisePng } from './read-logo.ts';

/** Pixels of the picture per px of the page, and the greatest width in px. */
const scale = 6;
const maxWidth = 1280;
/** px around the logo: letters reach beyond their box in the page; the finished picture keeps a margin. */
const margin = { page: 10, picture: 16 };
/** Mean lightness, of 255, from which a logo could not be seen on paper. */
const tooLight = 200;

/** The logo of a page as PNG: the likeliest one near its top, else its name in the font of its headings. The page is unusable afterwards. */
export async function findLogo(open: OpenPage, name: string): Promise<Buffer> {
	// A header that became smaller further down has to grow again.
	await open.inPage(settle);
	for (const onlyName of [false, true]) {
		await open.inPage(markLogo, name, onlyName, colours.ink);
		const picture = await onPaper(await captureLogo(open));
		if (picture) return normalisePng(picture, 'Das Logo');
	}
	throw new RecorderError(
		'Auf der Startseite ist weder ein Logo noch der Name zu sehen. Bitte ein Logo angeben, als SVG oder PNG.',
	);
}

async function captureLogo({ inPage, cdp }: OpenPage): Promise<Buffer> {
	const { x, y, width, height } = await inPage(isolateLogo);
	const clear = { color: { r: 0, g: 0, b: 0, a: 0 } };
	await cdp.send('Emulation.setDefaultBackgroundColorOverride', clear);
	const clip = {
		x: Math.max(0, x - margin.page),
		y: Math.max(0, y - margin.page),
		width: width + 2 * margin.page,
		height: height + 2 * margin.page,
		scale: Math.min(scale, maxWidth / width),
	};
	const shot = { format: 'png', clip } as const;
	const { data } = await takeScreenshot(() => cdp.send('Page.captureScreenshot', shot));
	return Buffer.from(data, 'base64');
}

/** Cuts a picture to what is drawn in it, and draws a white logo in ink. Undefined for an empty picture. */
async function onPaper(png: Buffer): Promise<Buffer | undefined> {
	const drawn = sharp(png).ensureAlpha().trim({ margin: margin.picture }).png();
	const trimmed = sharp(await drawn.toBuffer());
	const mean = trimmed.clone().resize(1, 1, { fit: 'fill' });
	const [red = 0, green = 0, blue = 0, alpha = 0] = await mean.raw().toBuffer();
	if (alpha === 0) return undefined;
	if (0.21 * red + 0.72 * green + 0.07 * blue < tooLight) return trimmed.toBuffer();
	const field = { create: { width: 1, height: 1, channels: 3, background: colours.ink } } as const;
	return trimmed.composite([{ input: field, tile: true, blend: 'in' }]).toBuffer();
}

/** Marks the logo with `data-logo`: the likeliest picture, else the likeliest words; else `name`, in ink, which it adds to the page. Runs inside the page. */
export function markLogo(name: string, onlyName: boolean, ink: string): void {
	const brand =
		'[class*="logo" i], [class*="brand" i], [class*="marke" i], [id*="logo" i], [alt*="logo" i], [src*="logo" i]';
	const headers = 'header, nav, [role="banner"], [class*="header" i], [id*="header" i]';
	const notLogos = 'button, summary, footer, [class*="toggle" i], [class*="social" i]';
	const seen = (element: Element) => {
		const box = element.getBoundingClientRect();
		const fits = box.width >= 20 && box.width < 700 && box.height >= 12 && box.height < 200;
		const above = box.top >= 0 && box.left >= 0 && box.right <= window.innerWidth && box.top < 260;
		return fits && above && element.checkVisibility({ visibilityProperty: true });
	};
	const isHome = (link: HTMLAnchorElement | null) =>
		!!link &&
		link.origin === location.origin &&
		/^\/(index\.\w+|de|en)?\/?$/.test(link.pathname) &&
		!link.hash.slice(1).match(/[a-z]{3}/);
	// Points for signs of a logo; from 3 on an element counts as one.
	const rank = (element: Element) =>
		(element.closest(brand) ? 4 : 0) +
		(isHome(element.closest('a')) ? 2 : 0) +
		(element.matches(brand) ? 3 : 0) +
		(element.closest(headers) ? 1 : 0) -
		(element.closest(notLogos) ? 9 : 0) -
		(element.closest('li:not(:first-child)') ? 3 : 0);
	const best = (elements: Element[]) =>
		elements
			.filter((one) => !onlyName && seen(one) && rank(one) >= 3)
			.toSorted((a, b) => rank(b) - rank(a))[0];

	const drawn = [...document.querySelectorAll('svg[viewBox], img, [role="img"]')];
	const painted = [...document.querySelectorAll(brand)].filter((one) =>
		getComputedStyle(one).backgroundImage.includes('url('),
	);
	const written = document.querySelectorAll(`${brand}, a, header h1, header p, nav > *`);
	const words = [...written].filter((one) => {
		const text = one.textContent?.trim().replace(/\s+/g, ' ') ?? '';
		return text.length > 1 && text.length < 42 && one.getBoundingClientRect().height < 110;
	});
	document.querySelector('[data-logo]')?.removeAttribute('data-logo');
	const found = best([...drawn, ...painted]) ?? best(words);
	const box = document.createElement('div');
	(found ?? box).setAttribute('data-logo', '');
	if (found) return;
	const heading = document.querySelector('h1, h2, h3') ?? document.body;
	const { fontFamily, fontWeight } = getComputedStyle(heading);
	box.style.cssText = `position:fixed;left:20px;top:20px;z-index:2147483647;white-space:nowrap;width:max-content;font:${fontWeight} 40px/1.2 ${fontFamily};color:${ink}`;
	box.append(name);
	document.body.append(box);
}

/** Hides everything but the marked logo, its own background too; returns its box. Runs inside the page. */
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
