import type { Box } from '../plan/parts.ts';
import { MediaError } from '../recorder-error.ts';
import type { ScriptPicture } from '../views/drehbuch.ts';
import { settle } from '../website/in-page.ts';
import type { OpenPage } from '../website/open-page.ts';
import { goTo, perform } from '../website/perform.ts';
import { boxOfDetail, hideCutLines, hideSticky } from './frame-picture.ts';

/** Through what window the page of a picture is seen. */
export const sights = {
	desktop: { scale: 1.25 },
	telefon: { width: 390, height: 844, scale: 2 },
	detail: { scale: 2 },
};

/** Brings the open page of a picture into the state that the drehbuch asks for. */
export async function prepare(open: OpenPage, picture: ScriptPicture): Promise<void> {
	const { geraet: device, ziel: target, name } = picture;
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
