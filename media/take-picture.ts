import type { Browser } from '@playwright/test';
import type { ScriptPicture } from './drehbuch.ts';
import { type Box, boxOfDetail, hideCutLines, hideSticky, settle } from './in-page.ts';
import { MediaError } from './media-error.ts';
import { type OpenPage, openPage, type SiteAccess } from './open-page.ts';
import { goTo, perform } from './perform.ts';

const devices = {
	desktop: { scale: 1.25 },
	telefon: { width: 390, height: 844, scale: 2 },
	detail: { scale: 2 },
};

/** Opens the page of a picture and brings it into the state that the drehbuch asks for. */
export async function openPicture(
	browser: Browser,
	access: SiteAccess,
	picture: ScriptPicture,
): Promise<OpenPage> {
	const { geraet: device, seite: page, ziel: target, name } = picture;
	const open = await openPage(browser, access, page, devices[device]);
	for (const step of picture.aktionen) await perform(open, step, name);
	if (device === 'detail') await open.inPage(hideSticky);
	if (target !== undefined) await goTo(open, target, name);
	// What comes into view by scrolling is told so by the browser, and moves by the page's clock.
	await open.inPage(settle);
	await open.runFor(1500);
	await open.inPage(settle);
	// Once more, since a header may have become smaller on the way.
	if (target !== undefined) await goTo(open, target, name);
	const box = device === 'detail' ? await detailOf(open, picture) : undefined;
	await open.inPage(hideCutLines, box?.y, box && box.y + box.height);
	return open;
}

/** A screenshot of the open page as its picture in the drehbuch asks for it, as lossless PNG. */
export async function takePicture(open: OpenPage, picture: ScriptPicture): Promise<Buffer> {
	const shot = { type: 'png', scale: 'device' } as const;
	if (picture.geraet !== 'detail') return open.page.screenshot(shot);
	return open.page.screenshot({ ...shot, fullPage: true, clip: await detailOf(open, picture) });
}

/** On the page, in px. */
async function detailOf(open: OpenPage, { name, ziel, hoehe }: ScriptPicture): Promise<Box> {
	const box = await open.inPage(boxOfDetail, ziel ?? 0, hoehe);
	if (box) return box;
	throw new MediaError(`${name}: „${ziel}“ ist auf der Seite nicht sichtbar.`);
}
