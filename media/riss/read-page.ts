export type Box = { x: number; y: number; breite: number; hoehe: number };
/** A box with its four corner radii, from top left clockwise. */
export type Form = Box & { radien: number[] };
export type Schrift = { familie: string; groesse: number; gewicht: string; css: string };

type Ort = { ausschnitt: Form[]; grund: string };
export type Kasten = Ort & {
	art: 'kasten';
	form: Form;
	fuellung: string;
	/** Which sides have a visible border, from the top clockwise. */
	raender: boolean[];
	/** Stands out from what is behind it without a border. */
	hebtSich: boolean;
	rolle: 'kopf' | 'knopf' | undefined;
};
export type Zeile = Ort & {
	art: 'zeile';
	/** The line box of the words. */
	box: Box;
	worte: { text: string; x: number }[];
	grundlinie: number;
	xHoehe: number;
	zeilenhoehe: number;
	schrift: Schrift;
	rolle: 'titel' | 'auszeichnung' | 'absatz' | undefined;
};
export type Bild = Ort & {
	art: 'bild';
	/** Where to find it again: the value of its data-riss. */
	nummer: number;
	box: Box;
	/** The whole picture, of which `box` may show a part. */
	malbox: Box;
	/** Address of an SVG file, 'inline', or undefined for a photograph. */
	vektor: string | undefined;
	schmuck: boolean;
};
export type Teil = Kasten | Zeile | Bild;

/** Runs inside the page (see in-page.ts): everything in view, in the order in which it is painted. */
export function readPage(): Teil[] {
	const teile: Teil[] = [];
	const messer = document.createElement('canvas').getContext('2d');
	let nummer = 0;

	const boxOf = (r: DOMRect): Box => ({ x: r.left, y: r.top, breite: r.width, hoehe: r.height });
	const inView = (b: Box) =>
		b.breite > 1 &&
		b.hoehe > 1 &&
		b.x < window.innerWidth &&
		b.y < window.innerHeight &&
		b.x + b.breite > 0 &&
		b.y + b.hoehe > 0;
	const alpha = (farbe: string) => Number(/[,/]\s*([\d.]+)\s*\)$/.exec(farbe)?.[1] ?? 1);
	const visible = (farbe: string) =>
		farbe !== 'transparent' && (/^rgba|\//.test(farbe) ? alpha(farbe) > 0.1 : true);

	const formOf = (element: Element, stil: CSSStyleDeclaration): Form => {
		const box = boxOf(element.getBoundingClientRect());
		const ecken = [
			stil.borderTopLeftRadius,
			stil.borderTopRightRadius,
			stil.borderBottomRightRadius,
			stil.borderBottomLeftRadius,
		];
		const roh = ecken.map((ecke) => {
			const wert = Number.parseFloat(ecke) || 0;
			return ecke.includes('%') ? (wert / 100) * box.breite : wert;
		});
		// As CSS does it: corners that would overlap shrink together.
		const [a = 0, b = 0, c = 0, d = 0] = roh;
		const enge = Math.min(
			1,
			box.breite / Math.max(a + b, c + d, 1),
			box.hoehe / Math.max(a + d, b + c, 1),
		);
		return { ...box, radien: roh.map((radius) => radius * enge) };
	};

	const paintRank = (knoten: Node): number => {
		if (!(knoten instanceof Element)) return 0;
		const { position, zIndex } = getComputedStyle(knoten);
		const eltern = knoten.parentElement ? getComputedStyle(knoten.parentElement).display : '';
		const ebene = position !== 'static' || /flex|grid/.test(eltern) ? Number(zIndex) || 0 : 0;
		return position !== 'static' && ebene === 0 ? 0.5 : ebene;
	};

	/** Where the picture lies when `fit` lays its natural size into the box. */
	const fitted = (box: Box, ratio: number, fit: string, position: string): Box => {
		if (!ratio || !/cover|contain|none|scale-down/.test(fit)) return box;
		const breiter = box.breite / box.hoehe > ratio;
		const breite = breiter === (fit === 'cover') ? box.breite : box.hoehe * ratio;
		const hoehe = breite / ratio;
		const [links = 50, oben = 50] = position.split(' ').map((wert) => Number.parseFloat(wert));
		return {
			breite,
			hoehe,
			x: box.x + ((box.breite - breite) * links) / 100,
			y: box.y + ((box.hoehe - hoehe) * oben) / 100,
		};
	};

	const vektorOf = (adresse: string) =>
		/\.svg([?#]|$)|^data:image\/svg/.test(adresse) ? adresse : undefined;

	const readPicture = (element: Element, stil: CSSStyleDeclaration, ort: Ort): void => {
		const box = boxOf(element.getBoundingClientRect());
		if (!inView(box)) return;
		nummer++;
		element.setAttribute('data-riss', String(nummer));
		const bild = element instanceof HTMLImageElement ? element : undefined;
		const ratio = bild ? bild.naturalWidth / bild.naturalHeight : 0;
		teile.push({
			...ort,
			art: 'bild',
			nummer,
			box,
			malbox: bild ? fitted(box, ratio, stil.objectFit, stil.objectPosition) : box,
			vektor: bild
				? vektorOf(bild.currentSrc || bild.src)
				: element instanceof SVGElement
					? 'inline'
					: undefined,
			schmuck: bild?.alt === '',
		});
	};

	const readBackdrop = (
		element: Element,
		stil: CSSStyleDeclaration,
		form: Form,
		ort: Ort,
	): void => {
		const adresse = /^url\("?([^")]+)"?\)$/.exec(stil.backgroundImage)?.[1];
		if (!adresse || !/cover|contain/.test(stil.backgroundSize) || form.breite * form.hoehe < 24_000)
			return;
		nummer++;
		element.setAttribute('data-riss', String(nummer));
		// A drawing as backdrop is left out: its own proportions are not known here.
		if (vektorOf(adresse)) return;
		const ausschnitt = [...ort.ausschnitt, form];
		teile.push({
			...ort,
			ausschnitt,
			art: 'bild',
			nummer,
			box: form,
			malbox: form,
			vektor: undefined,
			schmuck: true,
		});
	};

	const readBox = (element: Element, stil: CSSStyleDeclaration, form: Form, ort: Ort): void => {
		const raender = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
			(seite) =>
				Number.parseFloat(stil[`border${seite}Width`]) > 0 &&
				stil[`border${seite}Style`] !== 'none' &&
				visible(stil[`border${seite}Color`]),
		);
		const fuellung = visible(stil.backgroundColor) ? stil.backgroundColor : '';
		const rolle = element.matches('header')
			? ('kopf' as const)
			: element.matches('a, button') && !element.closest('header, nav')
				? ('knopf' as const)
				: undefined;
		if (!fuellung && !raender.some(Boolean) && rolle !== 'kopf') return;
		const hebtSich = fuellung !== '' && (fuellung !== ort.grund || stil.boxShadow !== 'none');
		teile.push({ ...ort, art: 'kasten', form, fuellung, raender, hebtSich, rolle });
	};

	const transformed = (text: string, stil: CSSStyleDeclaration) => {
		if (stil.textTransform === 'uppercase') return text.toLocaleUpperCase('de');
		return stil.textTransform === 'lowercase' ? text.toLocaleLowerCase('de') : text;
	};

	const readText = (knoten: Text, eltern: Element, stil: CSSStyleDeclaration, ort: Ort): void => {
		const groesse = Number.parseFloat(stil.fontSize);
		if (!messer || stil.color === 'transparent') return;
		messer.font = `${stil.fontStyle} ${stil.fontWeight} ${stil.fontSize} ${stil.fontFamily}`;
		const { fontBoundingBoxAscent, actualBoundingBoxAscent } = messer.measureText('x');
		const zeilen: Zeile[] = [];
		const bereich = document.createRange();
		const add = (text: string, r: DOMRect) => {
			if (!inView(boxOf(r))) return;
			const letzte = zeilen.at(-1);
			const wort = { text: transformed(text, stil), x: r.left };
			if (letzte && Math.abs(letzte.box.y - r.top) < groesse * 0.4) {
				letzte.box.breite = r.right - letzte.box.x;
				letzte.worte.push(wort);
				return;
			}
			zeilen.push({
				...ort,
				art: 'zeile',
				box: boxOf(r),
				worte: [wort],
				grundlinie: r.top + fontBoundingBoxAscent,
				xHoehe: actualBoundingBoxAscent,
				zeilenhoehe: Number.parseFloat(stil.lineHeight) || groesse * 1.2,
				schrift: {
					familie: stil.fontFamily,
					groesse,
					gewicht: stil.fontWeight,
					css: `font:${stil.fontStyle} ${stil.fontWeight} ${stil.fontSize} ${stil.fontFamily};font-stretch:${stil.fontStretch};font-variation-settings:${stil.fontVariationSettings};font-feature-settings:${stil.fontFeatureSettings};letter-spacing:${stil.letterSpacing}`,
				},
				rolle: eltern.closest('h1')
					? 'titel'
					: eltern.closest(
								'h2, h3, header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]',
							)
						? 'auszeichnung'
						: eltern.closest('p')
							? 'absatz'
							: undefined,
			});
		};
		for (const treffer of knoten.data.matchAll(/\S+/g)) {
			const ende = treffer.index + treffer[0].length;
			bereich.setStart(knoten, treffer.index);
			bereich.setEnd(knoten, ende);
			const stuecke = [...bereich.getClientRects()];
			const [ganz] = stuecke;
			if (stuecke.length < 2 || !ganz) {
				if (ganz) add(treffer[0].replaceAll('\u00ad', ''), ganz);
				continue;
			}
			// Hyphenated: gather its letters line by line.
			let stueck = { text: '', rect: ganz };
			for (let i = treffer.index; i < ende; i++) {
				bereich.setStart(knoten, i);
				bereich.setEnd(knoten, i + 1);
				const rect = bereich.getBoundingClientRect();
				if (rect.width === 0) continue;
				if (stueck.text && rect.top - stueck.rect.top > groesse * 0.4) {
					add(`${stueck.text}-`, stueck.rect);
					stueck = { text: '', rect };
				}
				const links = stueck.text ? stueck.rect.left : rect.left;
				const breite = rect.right - links;
				stueck = {
					text: stueck.text + knoten.data.charAt(i),
					rect: new DOMRect(links, rect.top, breite, rect.height),
				};
			}
			add(stueck.text, stueck.rect);
		}
		teile.push(...zeilen);
	};

	const walk = (element: Element, ort: Ort, deckkraft: number): void => {
		const stil = getComputedStyle(element);
		const sichtbar = deckkraft * Number(stil.opacity);
		if (sichtbar < 0.15 || !element.checkVisibility({ contentVisibilityAuto: true })) return;
		if (element.matches('svg, img, video, canvas, iframe')) {
			if (stil.visibility !== 'hidden') readPicture(element, stil, ort);
			return;
		}
		const form = formOf(element, stil);
		const gezeigt = stil.visibility !== 'hidden' && inView(form) && element !== document.body;
		if (gezeigt) {
			readBox(element, stil, form, ort);
			readBackdrop(element, stil, form, ort);
		}
		const schneidet = stil.overflowX !== 'visible' && element !== document.body;
		const innen: Ort = {
			ausschnitt: schneidet ? [...ort.ausschnitt, form] : ort.ausschnitt,
			grund: visible(stil.backgroundColor) ? stil.backgroundColor : ort.grund,
		};
		const kinder = [...(element.shadowRoot ?? element).childNodes]
			.map((knoten) => ({ knoten, rang: paintRank(knoten) }))
			.sort((a, b) => a.rang - b.rang);
		for (const { knoten } of kinder) {
			if (knoten instanceof Element) walk(knoten, innen, sichtbar);
			else if (knoten instanceof Text && stil.visibility !== 'hidden')
				readText(knoten, element, stil, innen);
		}
	};

	const hintergrund = [document.body, document.documentElement]
		.map((element) => getComputedStyle(element).backgroundColor)
		.find(visible);
	walk(document.body, { ausschnitt: [], grund: hintergrund ?? 'rgb(255, 255, 255)' }, 1);
	return teile;
}
