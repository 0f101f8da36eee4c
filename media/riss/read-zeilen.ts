import { inView, toBox } from './read-kasten.ts';
import type { Ort, Zeile } from './teile.ts';

/** The lines of a text as they were broken, each with its words. Runs inside the page. */
export function readZeilen(
	text: Text,
	eltern: Element,
	stil: CSSStyleDeclaration,
	ort: Ort,
): Zeile[] {
	const messer = document.createElement('canvas').getContext('2d');
	if (!messer || !text.data.trim()) return [];
	messer.font = `${stil.fontStyle} ${stil.fontWeight} ${stil.fontSize} ${stil.fontFamily}`;
	const { fontBoundingBoxAscent, actualBoundingBoxAscent } = messer.measureText('x');
	const groesse = Number.parseFloat(stil.fontSize);
	const zeilen: Zeile[] = [];
	for (const { wort, rect } of splitWords(text, groesse)) {
		if (!inView(toBox(rect))) continue;
		const gesetzt = { text: transformCase(wort, stil.textTransform), x: rect.left };
		const letzte = zeilen.at(-1);
		if (letzte && Math.abs(letzte.box.y - rect.top) < groesse * 0.4) {
			letzte.box.breite = rect.right - letzte.box.x;
			letzte.worte.push(gesetzt);
			continue;
		}
		zeilen.push({
			...ort,
			art: 'zeile',
			box: toBox(rect),
			worte: [gesetzt],
			grundlinie: rect.top + fontBoundingBoxAscent,
			xHoehe: actualBoundingBoxAscent,
			zeilenhoehe: Number.parseFloat(stil.lineHeight) || groesse * 1.2,
			schrift: { groesse, gewicht: stil.fontWeight, css: fontCss(stil) },
			rolle: lineRole(eltern),
		});
	}
	return zeilen;
}

/** Words with their places; a hyphenated one in as many pieces as it has lines. */
function splitWords(text: Text, groesse: number): { wort: string; rect: DOMRect }[] {
	const bereich = document.createRange();
	const place = (von: number, bis: number) => {
		bereich.setStart(text, von);
		bereich.setEnd(text, bis);
		return bereich;
	};
	return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: wort, index }) => {
		const [rect, weitere] = place(index, index + wort.length).getClientRects();
		if (!rect) return [];
		if (!weitere) return [{ wort: wort.replaceAll('\u00ad', ''), rect }];
		const stuecke: { wort: string; rect: DOMRect }[] = [];
		for (let i = 0; i < wort.length; i++) {
			// At a break the range of a letter begins where the line before ends.
			const zeichen = [...place(index + i, index + i + 1).getClientRects()].at(-1);
			if (!zeichen || zeichen.width === 0 || wort.charAt(i) === '\u00ad') continue;
			const stueck = stuecke.at(-1);
			if (!stueck || zeichen.top - stueck.rect.top > groesse * 0.4) {
				if (stueck) stueck.wort += '-';
				stuecke.push({ wort: wort.charAt(i), rect: zeichen });
				continue;
			}
			stueck.wort += wort.charAt(i);
			stueck.rect.width = zeichen.right - stueck.rect.left;
		}
		return stuecke;
	});
}

function lineRole(eltern: Element): Zeile['rolle'] {
	if (eltern.closest('h1')) return 'titel';
	const marke = 'header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';
	if (eltern.closest(`h2, h3, ${marke}`)) return 'auszeichnung';
	return eltern.closest('p') ? 'absatz' : undefined;
}

function transformCase(text: string, art: string): string {
	if (art === 'uppercase') return text.toLocaleUpperCase('de');
	return art === 'lowercase' ? text.toLocaleLowerCase('de') : text;
}

function fontCss(stil: CSSStyleDeclaration): string {
	return [
		`font:${stil.fontStyle} ${stil.fontWeight} ${stil.fontSize} ${stil.fontFamily}`,
		`font-stretch:${stil.fontStretch}`,
		`font-variation-settings:${stil.fontVariationSettings}`,
		`font-feature-settings:${stil.fontFeatureSettings}`,
		`letter-spacing:${stil.letterSpacing}`,
	].join(';');
}

/** To be provided to the page before readPage is called there. */
export const lineReaders = [readZeilen, splitWords, lineRole, transformCase, fontCss];
