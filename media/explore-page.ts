/** What a strange site offers for pictures; selectors fit `document.querySelector`. */
export type Findings = {
	abschnitte: string[];
	knopf: string | undefined;
	unterseite: string | undefined;
	/** Markup of a drawn logo in the head of the page, or the address of an SVG or PNG file. */
	logo: { svg: string } | { adresse: string } | undefined;
};

/** Runs inside the page (see in-page.ts): looks for sections, a button, an inner page and the logo. */
export function explorePage(): Findings {
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

	/** An <svg> that also looks right outside the page: with its colours and what it uses. */
	const standalone = (svg: Element): string => {
		const kopie = svg.cloneNode(true) as Element;
		const teile = [...kopie.querySelectorAll('*')];
		for (const [i, teil] of [...svg.querySelectorAll('*')].entries()) {
			const { fill, stroke } = getComputedStyle(teil);
			teile[i]?.setAttribute('fill', fill);
			teile[i]?.setAttribute('stroke', stroke);
		}
		for (const verweis of kopie.querySelectorAll('use')) {
			const ziel = document.querySelector(verweis.getAttribute('href') || '#');
			if (ziel && !svg.contains(ziel)) kopie.prepend(ziel.cloneNode(true));
		}
		return new XMLSerializer().serializeToString(kopie);
	};
	const marke = '[class*="logo" i], [class*="brand" i], [class*="marke" i]';
	const kopf = document.querySelector('header') ?? document.body;
	const imKopf = (auswahl: string) =>
		[...kopf.querySelectorAll(auswahl)]
			.filter((element) => sichtbar(element, 20, 12) && !element.closest('button, summary, li'))
			.filter((element) => element.getBoundingClientRect().top + window.scrollY < 240);
	const gezeichnete = imKopf('svg[viewBox]');
	const [gezeichnet] = [
		...gezeichnete.filter((svg) => svg.closest(marke)),
		...gezeichnete.filter((svg) => svg.closest('a')),
		...gezeichnete,
	];
	const dateien = imKopf('img').map((bild) => (bild as HTMLImageElement).currentSrc);
	const datei =
		dateien.find((adresse) => /\.svg$/i.test(new URL(adresse).pathname)) ??
		document.querySelector<HTMLLinkElement>('link[rel~="icon"][href$=".svg"]')?.href ??
		dateien.find((adresse) => /\.png$/i.test(new URL(adresse).pathname));
	return {
		abschnitte: abschnitte.map(pfad),
		knopf: knopf && pfad(knopf),
		unterseite: unterseite && unterseite.origin + unterseite.pathname,
		logo: gezeichnet ? { svg: standalone(gezeichnet) } : datei ? { adresse: datei } : undefined,
	};
}
