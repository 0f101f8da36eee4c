import type { Browser } from '@playwright/test';
import type { ScriptPicture } from './drehbuch.ts';
import { hideCutLines, hideSticky, scrollTarget, settle } from './in-page.ts';
import { MediaError } from './media-error.ts';
import { type OpenPage, openPage, type SiteAccess } from './open-page.ts';
import { perform, scrollTo } from './perform.ts';

export type { SiteAccess } from './open-page.ts';

const detailMargin = 24;
const devices = {
	desktop: { width: 1280, height: 800, scale: 1.25 },
	telefon: { width: 390, height: 844, scale: 2 },
	detail: { width: 1280, height: 800, scale: 2 },
};

/** Opens the page of a picture and brings it into the state that the drehbuch asks for. */
export async function openPicture(
	browser: Browser,
	access: SiteAccess,
	picture: ScriptPicture,
): Promise<OpenPage> {
	const open = await openPage(browser, {
		...access,
		...devices[picture.geraet],
		page: picture.seite,
		motion: false,
	});
	try {
		await arrange(open, access, picture);
		return open;
	} catch (reason) {
		await open.close();
		throw reason;
	}
}

/** One screenshot as the drehbuch asks for it, as lossless PNG. */
export async function takePicture(
	browser: Browser,
	access: SiteAccess,
	picture: ScriptPicture,
): Promise<Buffer> {
	const open = await openPicture(browser, access, picture);
	try {
		const { geraet, ziel = 'body', hoehe } = picture;
		if (geraet !== 'detail') return await open.page.screenshot({ type: 'png', scale: 'device' });
		if (typeof ziel === 'number' || hoehe) return await cut(open, picture);
		return await detail(open, ziel);
	} finally {
		await open.close();
	}
}

async function arrange(open: OpenPage, access: SiteAccess, picture: ScriptPicture): Promise<void> {
	for (const step of picture.aktionen) await perform(open, step, picture.name);
	if (picture.ziel !== undefined) await goTo(open, picture.ziel, picture);
	// What comes into view by scrolling is told so by the browser, and moves by the page's clock.
	await open.inPage(settle);
	await open.runFor(1500);
	await open.inPage(settle);
	if (access.network === 'open') {
		const height = picture.hoehe ?? devices[picture.geraet].height;
		if (picture.hoehe) await open.inPage(hideSticky);
		await open.inPage(hideCutLines, (await offset(open, picture)) + height);
	}
	open.check();
}

async function goTo(open: OpenPage, target: string | number, picture: ScriptPicture) {
	// Once more, since a header may become smaller on the way.
	for (let time = 0; time < 2; time++) {
		const y = await open.inPage(scrollTarget, target, picture.hoehe !== undefined);
		if (y === undefined) {
			throw new MediaError(
				`${picture.name}: „${target}“ gibt es auf der Seite „${picture.seite}“ nicht.`,
			);
		}
		await scrollTo(open, y);
		await open.inPage(settle);
	}
}

/** How far below the window's top a detail begins: more than nothing where the page does not scroll so far. */
async function offset({ page, inPage }: OpenPage, { ziel, hoehe }: ScriptPicture): Promise<number> {
	if (ziel === undefined || !hoehe) return 0;
	const wanted = (await inPage(scrollTarget, ziel, true)) ?? 0;
	const missing = wanted - (await page.evaluate(() => window.scrollY));
	return Math.max(0, Math.min(missing, devices.detail.height - hoehe));
}

/** What is in the window from there on, over its full width. */
async function cut(open: OpenPage, picture: ScriptPicture): Promise<Buffer> {
	const { width, height } = devices.detail;
	const clip = { x: 0, y: await offset(open, picture), width, height: picture.hoehe ?? height };
	return open.page.screenshot({ type: 'png', scale: 'device', clip });
}

async function detail(open: OpenPage, target: string): Promise<Buffer> {
	// From the top of the page, a sticky header can't lie over the detail.
	await scrollTo(open, 0);
	const box = await open.page.locator(target).first().boundingBox();
	if (!box) throw new MediaError(`„${target}“ ist auf der Seite nicht sichtbar.`);
	const { width } = devices.detail;
	// A section that meets the window's edge gets no margin: strips of its neighbours would show.
	const meets = box.x < detailMargin || box.x + box.width > width - detailMargin;
	const margin = meets ? 0 : detailMargin;
	const x = Math.max(0, box.x - margin);
	// Of a pixel that only begins or ends in the section, the neighbour has the rest.
	const y = Math.ceil(Math.max(0, box.y - margin));
	const bottom = Math.floor(box.y + box.height + margin);
	const clip = { x, y, width: Math.min(box.x + box.width + margin, width) - x, height: bottom - y };
	return open.page.screenshot({ type: 'png', scale: 'device', fullPage: true, clip });
}
