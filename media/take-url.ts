import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Aufnahmen } from './aufnahmen.ts';
import { cleanSvg, readSvg } from './clean-svg.ts';
import { defaultDrehbuch } from './default-drehbuch.ts';
import { readDrehbuch } from './drehbuch.ts';
import { explorePage, type Fundstuecke } from './explore-page.ts';
import { MedienFehler } from './medien-fehler.ts';
import { openPage } from './open-page.ts';
import type { SiteZugang } from './take-picture.ts';
import { takeByDrehbuch } from './take-site.ts';
import { withBrowser } from './with-browser.ts';

/**
 * Photographs and films a real client site. What lies in `beigaben` (logo.svg, hintergrund.svg,
 * drehbuch.json) is taken from there, the rest is derived from the site.
 */
export async function takeUrl(
	url: string,
	kunde: string,
	beigaben: string,
	frames: string,
	melde: (zeile: string) => void,
): Promise<Aufnahmen> {
	if (!URL.canParse(url) || !/^https?:/.test(url)) {
		throw new MedienFehler(`„${url}“ ist keine Adresse. Erwartet: https://www.beispiel.de`);
	}
	const zugang: SiteZugang = { basis: url, netz: 'offen' };
	const drehbuchDatei = path.join(beigaben, 'drehbuch.json');
	return withBrowser(async (browser) => {
		const { fund, start } = await explore(browser, zugang, url);
		const logo = await findLogo(path.join(beigaben, 'logo.svg'), fund, url);
		const drehbuch = existsSync(drehbuchDatei)
			? await readDrehbuch(drehbuchDatei)
			: defaultDrehbuch(fund, url, kunde);
		const grund = path.join(beigaben, 'hintergrund.svg');
		const background = existsSync(grund) ? await readSvg(grund) : await blurred(start);
		return {
			logo,
			background,
			...(await takeByDrehbuch(browser, zugang, drehbuch, frames, melde)),
		};
	});
}

async function explore(
	browser: Browser,
	zugang: SiteZugang,
	url: string,
): Promise<{ fund: Fundstuecke; start: Buffer }> {
	const offen = await openPage(browser, {
		...zugang,
		seite: url,
		breite: 1280,
		hoehe: 800,
		schaerfe: 1,
		bewegung: false,
	});
	try {
		return { fund: await offen.inPage(explorePage), start: await offen.page.screenshot() };
	} finally {
		await offen.close();
	}
}

async function findLogo(datei: string, fund: Fundstuecke, url: string): Promise<string> {
	if (existsSync(datei)) return readSvg(datei);
	try {
		return await logoOfPage(fund, url);
	} catch (grund) {
		if (!(grund instanceof MedienFehler)) throw grund;
		throw new MedienFehler(
			`${grund.message} Abhilfe: das Logo als SVG aus reinen Pfaden unter ${datei} ablegen und den Befehl wiederholen.`,
		);
	}
}

async function logoOfPage(fund: Fundstuecke, url: string): Promise<string> {
	if (!fund.logo) {
		throw new MedienFehler(`Auf ${url} ist kein SVG-Logo zu finden.`);
	}
	if ('svg' in fund.logo) return cleanSvg(fund.logo.svg, `Das Logo auf ${url}`);
	const antwort = await fetch(fund.logo.adresse);
	if (!antwort.ok) {
		throw new MedienFehler(`${fund.logo.adresse} antwortet mit Status ${antwort.status}.`);
	}
	return cleanSvg(await antwort.text(), fund.logo.adresse);
}

/** The site's own colours, out of focus. */
function blurred(start: Buffer): Promise<Buffer> {
	return sharp(start).resize({ width: 1600, height: 1000, fit: 'cover' }).blur(90).png().toBuffer();
}
