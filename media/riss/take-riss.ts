import type { Browser } from '@playwright/test';
import type { RissBlatt } from '../../src/lib/riss.ts';
import type { Drehbuch, ScriptPicture } from '../drehbuch.ts';
import type { OpenPage } from '../open-page.ts';
import { openPicture, type SiteAccess } from '../take-picture.ts';
import { abstaende, measure } from './dimension.ts';
import { drawRiss } from './draw.ts';
import { faceOfTitle } from './face-of-title.ts';
import { outlinePicture } from './outline-picture.ts';
import { pageReaders, readPage } from './read-page.ts';
import { removeDrawing, showDrawing } from './show-drawing.ts';
import type { Bild } from './teile.ts';

/** Drawn pages, as lossless PNG of twice the size, with what live text says about them. */
export type RissAufnahme = Record<Geraet, { blatt: RissBlatt; hell: Buffer; dunkel: Buffer }>;
type Geraet = 'desktop' | 'telefon';

const buehnen = {
	desktop: {
		buehne: { breite: 1600, hoehe: 1000 },
		seite: { x: 160, y: 108, breite: 1280, hoehe: 800 },
		leiste: 44,
	},
	telefon: {
		buehne: { breite: 600, hoehe: 1040 },
		seite: { x: 105, y: 78, breite: 390, hoehe: 844 },
		leiste: 0,
	},
};

/** Greys: the file has no colour, the page gives it paper and ink. */
const farben = {
	hell: { papier: '#fff', tinte: '#1c1c1c', weich: '#5c5c5c', haar: '#c8c8c8' },
	dunkel: { papier: '#000', tinte: '#f4f4f4', weich: '#a8a8a8', haar: '#4c4c4c' },
};

/**
 * Draws what the first picture and the first one on a phone show. Undefined when the drehbuch's
 * first picture is no desktop page or none is a phone.
 */
export async function takeRiss(
	browser: Browser,
	zugang: SiteAccess,
	drehbuch: Drehbuch,
): Promise<RissAufnahme | undefined> {
	const desktop = drehbuch.bilder.find(({ name }) => name === 'bild-1');
	const telefon = drehbuch.bilder.find(({ geraet }) => geraet === 'telefon');
	if (desktop?.geraet !== 'desktop' || !telefon) return undefined;
	return {
		desktop: await drawPage(browser, zugang, desktop, 'desktop'),
		telefon: await drawPage(browser, zugang, telefon, 'telefon'),
	};
}

async function drawPage(
	browser: Browser,
	zugang: SiteAccess,
	bild: ScriptPicture,
	geraet: Geraet,
): Promise<RissAufnahme[Geraet]> {
	const offen = await openPicture(browser, zugang, bild);
	try {
		await offen.provide(pageReaders);
		const teile = await offen.inPage(readPage);
		const umrisse = new Map<number, string>();
		for (const teil of teile) {
			if (teil.art !== 'bild') continue;
			const umriss = await outlineOf(offen, teil);
			if (umriss) umrisse.set(teil.nummer, umriss);
		}
		const platz = buehnen[geraet];
		const masse = measure(teile, platz, abstaende[geraet], await faceOfTitle(offen));
		const svg = drawRiss(teile, umrisse, platz);
		return {
			blatt: { ...platz, bild: bild.name, ...masse },
			hell: await capture(offen, svg, 'hell', platz.buehne),
			dunkel: await capture(offen, svg, 'dunkel', platz.buehne),
		};
	} finally {
		await offen.close();
	}
}

async function outlineOf(offen: OpenPage, bild: Bild): Promise<string | undefined> {
	if (!bild.vektor) return undefined;
	const { breite, hoehe } = bild.malbox;
	const quelle = bild.vektor === 'inline' ? null : await fetchText(bild.vektor);
	return offen.inPage(outlinePicture, bild.nummer, quelle, breite, hoehe);
}

/** An SVG that cannot be had again is no drawing, and '' is none either: it becomes a crossed field. */
async function fetchText(adresse: string): Promise<string> {
	const antwort = await fetch(adresse);
	return antwort.ok ? antwort.text() : '';
}

async function capture(
	offen: OpenPage,
	svg: string,
	schema: keyof typeof farben,
	{ breite, hoehe }: RissBlatt['buehne'],
): Promise<Buffer> {
	await offen.page.setViewportSize({ width: breite, height: hoehe });
	await offen.inPage(showDrawing, svg, farben[schema]);
	const png = await offen.page.screenshot({ type: 'png', scale: 'device' });
	await offen.inPage(removeDrawing);
	return png;
}
