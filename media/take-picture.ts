import type { Browser } from '@playwright/test';
import type { ScriptPicture } from './drehbuch.ts';
import { scrollTarget, settle } from './in-page.ts';
import { MediaError } from './media-error.ts';
import { type OpenPage, openPage, type PageWish } from './open-page.ts';
import { perform } from './perform.ts';

export type SiteAccess = Pick<PageWish, 'basis' | 'netz'>;

const detailRand = 24;
const geraete = {
	desktop: { breite: 1280, hoehe: 800, schaerfe: 1.25 },
	telefon: { breite: 390, hoehe: 844, schaerfe: 2 },
	detail: { breite: 1280, hoehe: 800, schaerfe: 2 },
};

/** Opens the page of a picture and brings it into the state that the drehbuch asks for. */
export async function openPicture(
	browser: Browser,
	zugang: SiteAccess,
	bild: ScriptPicture,
): Promise<OpenPage> {
	const offen = await openPage(browser, {
		...zugang,
		...geraete[bild.geraet],
		seite: bild.seite,
		bewegung: false,
	});
	try {
		for (const aktion of bild.aktionen) await perform(offen, aktion, bild.name);
		if (bild.ziel) await goTo(offen, bild.ziel, bild);
		await offen.runFor(1500);
		await offen.inPage(settle);
		offen.check();
		return offen;
	} catch (grund) {
		await offen.close();
		throw grund;
	}
}

/** One screenshot as the drehbuch asks for it, as lossless PNG. */
export async function takePicture(
	browser: Browser,
	zugang: SiteAccess,
	bild: ScriptPicture,
): Promise<Buffer> {
	const offen = await openPicture(browser, zugang, bild);
	try {
		return bild.geraet === 'detail' && bild.ziel
			? await detail(offen, bild.ziel)
			: await offen.page.screenshot({ type: 'png', scale: 'device' });
	} finally {
		await offen.close();
	}
}

async function goTo(offen: OpenPage, ziel: string, bild: ScriptPicture): Promise<void> {
	const y = await offen.inPage(scrollTarget, ziel);
	if (y === undefined) {
		throw new MediaError(`${bild.name}: „${ziel}“ gibt es auf der Seite „${bild.seite}“ nicht.`);
	}
	await offen.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

async function detail(offen: OpenPage, ziel: string): Promise<Buffer> {
	// From the top of the page, a sticky header can't lie over the detail.
	await offen.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
	const box = await offen.page.locator(ziel).first().boundingBox();
	if (!box) throw new MediaError(`„${ziel}“ ist auf der Seite nicht sichtbar.`);
	const breite = offen.page.viewportSize()?.width ?? box.width;
	// A section over the full width gets no margin: strips of its neighbours would show.
	const rand = box.width > breite - 2 * detailRand ? 0 : detailRand;
	const x = Math.max(0, box.x - rand);
	// Of a pixel that only begins or ends in the section, the neighbour has the rest.
	const y = Math.ceil(Math.max(0, box.y - rand));
	const unten = Math.floor(box.y + box.height + rand);
	return offen.page.screenshot({
		type: 'png',
		scale: 'device',
		fullPage: true,
		clip: {
			x,
			y,
			width: Math.min(box.x + box.width + rand, breite) - x,
			height: unten - y,
		},
	});
}
