import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readSvg } from './clean-svg.ts';
import { defaultDrehbuch } from './default-drehbuch.ts';
import { readDrehbuch } from './drehbuch.ts';
import { explorePage, type Findings } from './explore-page.ts';
import { findLogo } from './find-logo.ts';
import { MediaError } from './media-error.ts';
import { openPage } from './open-page.ts';
import { drawGround } from './plan/draw-ground.ts';
import type { Recordings } from './recordings.ts';
import type { SiteAccess } from './take-picture.ts';
import { takeByDrehbuch } from './take-site.ts';
import { withBrowser } from './with-browser.ts';

/**
 * Photographs and films a real client site. What lies in `beigaben` (logo.svg or logo.png, hintergrund.svg,
 * drehbuch.json) is taken from there, the rest is derived from the site.
 */
export async function takeUrl(
	url: string,
	kunde: string,
	beigaben: string,
	frames: string,
	report: (zeile: string) => void,
): Promise<Recordings> {
	if (!URL.canParse(url) || !/^https?:/.test(url)) {
		throw new MediaError(`„${url}“ ist keine Adresse. Erwartet: https://www.beispiel.de`);
	}
	const zugang: SiteAccess = { basis: url, netz: 'offen' };
	const drehbuchDatei = path.join(beigaben, 'drehbuch.json');
	return withBrowser(async (browser) => {
		const fund = await explore(browser, zugang, url);
		const logo = await findLogo(beigaben, fund, url);
		const drehbuch = existsSync(drehbuchDatei)
			? await readDrehbuch(drehbuchDatei)
			: defaultDrehbuch(fund, url, kunde);
		const taken = await takeByDrehbuch(browser, zugang, drehbuch, frames, report);
		const own = path.join(beigaben, 'hintergrund.svg');
		const { piece, colour } = taken.riss?.desktop.motif ?? { piece: taken.poster };
		const background = existsSync(own) ? await readSvg(own) : await drawGround(piece, colour);
		return { logo, background, ...taken };
	});
}

async function explore(browser: Browser, zugang: SiteAccess, url: string): Promise<Findings> {
	const offen = await openPage(browser, {
		...zugang,
		seite: url,
		breite: 1280,
		hoehe: 800,
		schaerfe: 1,
		bewegung: false,
	});
	try {
		return await offen.inPage(explorePage);
	} finally {
		await offen.close();
	}
}
