/** What a strange site offers for pictures; selectors fit `document.querySelector`. */
export type Fundstuecke = {
	abschnitte: string[];
	knopf: string | undefined;
	unterseite: string | undefined;
	/** Markup of a drawn logo in the head of the page, or the address of an SVG file. */
	logo: { svg: string } | { adresse: string } | undefined;
};

/** Runs inside the page (see in-page.ts): looks for sections, a button, an inner page and the logo. */
export function explorePage(): Fundstuecke {
	const pfad = (element: Element): string => {
		if (element.id) return `#${CSS.escape(element.id)}`;
		const eltern = element.parentElement;
		if (!eltern) return element.localName;
		const nummer = [...eltern.children].indexOf(element) + 1;
		return `${pfad(eltern)} > ${element.localName}:nth-child(${nummer})`;
	};
	const sichtbar = (element: Element, breite: number, hoehe: number) => {
		const box = element.getBoundingClientRect();
		return box.width >= breite && box.height >= hoehe && element.checkVisibility();
	};
	let teile = [...document.querySelectorAll('section, main > *, article')];
	if (teile.length < 3) teile = [...document.querySelectorAll('body > *, body > * > *')];
	const abschnitte = teile
		.filter((teil) => sichtbar(teil, window.innerWidth * 0.6, 300))
		.filter((teil) => teil.getBoundingClientRect().height < window.innerHeight * 2.5)
		.filter((teil, _i, alle) => !alle.some((anderer) => anderer !== teil && anderer.contains(teil)))
		.filter((teil) => teil.getBoundingClientRect().top + window.scrollY > 200);

	const knopf = [
		...document.querySelectorAll('main a[class*="b" i], main button, section a, main a'),
	].find((element) => sichtbar(element, 80, 30));

	const recht = /impressum|datenschutz|privacy|legal|agb|login|\.(pdf|jpe?g|png|zip)$/i;
	const unterseite = [
		...document.querySelectorAll<HTMLAnchorElement>('nav a, header a, main a'),
	].find(
		(link) =>
			link.origin === location.origin &&
			link.pathname !== location.pathname &&
			!/^\/(index\.\w+)?$/.test(link.pathname) &&
			!recht.test(link.pathname),
	);

	const kopf = document.querySelector('header') ?? document.body;
	const gezeichnet = kopf.querySelector('a svg[viewBox], [class*="logo" i] svg[viewBox]');
	const datei =
		kopf.querySelector<HTMLImageElement>('img[src$=".svg"]')?.src ??
		document.querySelector<HTMLLinkElement>('link[rel~="icon"][href$=".svg"]')?.href;
	return {
		abschnitte: abschnitte.map(pfad),
		knopf: knopf && pfad(knopf),
		unterseite: unterseite && unterseite.origin + unterseite.pathname,
		logo: gezeichnet
			? { svg: new XMLSerializer().serializeToString(gezeichnet) }
			: datei
				? { adresse: datei }
				: undefined,
	};
}
