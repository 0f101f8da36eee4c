/** Marks the logo with `data-logo`: the likeliest picture, else the likeliest words; else the icon or `name`, in ink, which it adds to the page. Runs inside the page. */
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
	const { fontFamily, fontWeight } = getComputedStyle(
		document.querySelector('h1, h2, h3') ?? document.body,
	);
	box.style.cssText = `position:fixed;left:20px;top:20px;z-index:2147483647;white-space:nowrap;width:max-content;font:${fontWeight} 40px/1.2 ${fontFamily};color:${ink}`;
	// Icons of tabs are too small for a logo, those of a phone's home screen are not.
	const icon = document.querySelector<HTMLLinkElement>(
		'link[rel~="apple-touch-icon"], link[rel~="icon"][href*=".svg" i]',
	);
	const picture = Object.assign(new Image(96, 96), { src: icon?.href ?? '' });
	box.append(icon && !onlyName ? picture : name);
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
	const { x, y, width, height } = (
		document.querySelector('[data-logo]') ?? document.body
	).getBoundingClientRect();
	return { x: x + window.scrollX, y: y + window.scrollY, width, height };
}
