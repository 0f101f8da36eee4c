import type { Box } from '../plan/parts.ts';
import { RecorderError } from '../recorder-error.ts';
import type { ScriptPicture } from '../views/drehbuch.ts';
import { settle } from '../website/in-page.ts';
import { goTo, perform } from '../website/perform.ts';
import type { OpenPage } from '../website/with-page.ts';
import { boxOfDetail, hideCutLines, hideSticky } from './frame-picture.ts';

/** The window for each kind of picture. */
export const sights = {
	desktop: { scale: 1.25 },
	telefon: { width: 390, height: 844, scale: 2 },
	detail: { scale: 2 },
};

/** Prepares the open page for one picture of the drehbuch. */
export async function prepare(open: OpenPage, picture: ScriptPicture): Promise<void> {
	const { geraet, ziel, name } = picture;
	for (const step of picture.aktionen) await perform(open, step, name);
	if (geraet === 'detail') await open.inPage(hideSticky);
	if (ziel !== undefined) await goTo(open, ziel, name);
	// Elements that scrolling brought into view start to move, by the page's clock.
	await open.inPage(settle);
	await open.runFor(1500);
	await open.inPage(settle);
	// Once more, because a header may have become smaller meanwhile.
	if (ziel !== undefined) await goTo(open, ziel, name);
	const box = geraet === 'detail' ? await detailOf(open, picture) : undefined;
	await open.inPage(hideCutLines, box?.y, box && box.y + box.height);
}

/** The screenshot that one picture of the drehbuch asks for, as lossless PNG. */
export async function takePicture(open: OpenPage, picture: ScriptPicture): Promise<Buffer> {
	const shot = { type: 'png', scale: 'device' } as const;
	if (picture.geraet !== 'detail') return open.page.screenshot(shot);
	return open.page.screenshot({ ...shot, fullPage: true, clip: await detailOf(open, picture) });
}

/** In px of the page. */
async function detailOf(open: OpenPage, { name, ziel, hoehe }: ScriptPicture): Promise<Box> {
	const box = await open.inPage(boxOfDetail, ziel ?? 0, hoehe);
	if (box) return box;
	throw new RecorderError(`${name}: „${ziel}“ ist auf der Seite nicht sichtbar.`);
}
