import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Box } from '../plan/parts.ts';
import type { ScriptPicture } from '../script.ts';
import { awaitHeadline } from '../website/await-headline.ts';
import { perform, scrollTo } from '../website/perform.ts';
import type { OpenPage, StillPage } from '../website/with-page.ts';
import { showsNothing } from './shows-nothing.ts';

/** The window for each kind of picture, and its pixels per px. */
export const pictureWindows = {
	desktop: { ...VIEWPORTS.desktop, scale: 2, isPhone: false },
	telefon: { ...VIEWPORTS.telefon, scale: 2, isPhone: true },
	detail: { ...VIEWPORTS.desktop, scale: 2, isPhone: false },
};

/** Prepares the open page for one picture of the script and takes it as lossless PNG. */
export async function takePicture(
	open: OpenPage,
	{ geraet, ziel, name, hoehe, aktionen }: ScriptPicture,
): Promise<Buffer> {
	const isDetail = geraet === 'detail';
	for (const step of aktionen) await perform(open, step, name);
	if (isDetail) await open.inPage('hideSticky');
	if (ziel !== undefined) await scrollTo(open, ziel, name);
	// Elements that scrolling brought into view start to move, by the page's clock, which `open.runFor` moves.
	await open.inPage('completePage');
	await awaitHeadline(open, name);
	await open.inPage('completePage');
	// Once more, because a header may have become smaller meanwhile.
	if (ziel !== undefined) await scrollTo(open, ziel, name);
	const box = isDetail ? await open.inPage('boxOfDetail', ziel ?? 0, hoehe) : undefined;
	await open.inPage('hideCutLines', box?.y, box && box.y + box.height);
	const clip = box && (await clipOf(open, box));
	const picture = await open.shoot({ scale: 'device', ...clip });
	if (await isNoView(open, picture, box))
		open.note(
			`${name} zeigt fast nur eine Farbe, obwohl die Seite dort mehr hat. Bitte im Drehbuch eine andere Stelle nennen (docs/drehbuch.md).`,
		);
	return picture;
}

/** Whether a picture of the window, or of a box in it, shows next to nothing of what is there. */
export async function isNoView(
	{ size, inPage }: StillPage,
	picture: Buffer,
	box?: Box,
): Promise<boolean> {
	const width = Math.round(box?.width ?? size.width);
	return showsNothing(picture, width, await inPage('linesOfText', box));
}

/**
 * A piece of the page as a screenshot takes it. Only what is higher than the window is taken in one as high as the
 * page: where a script pins sections to it, those below are then missing. A page that its script moves ends at the
 * window.
 */
async function clipOf(
	{ size, scroll, inPage }: StillPage,
	box: Box,
): Promise<{ clip: Box; fullPage: boolean }> {
	const isInWindow = box.y >= 0 && box.y + box.height <= size.height;
	if (!isInWindow && !scroll.isByScript)
		return { clip: { ...box, y: box.y + (await inPage('scrollPosition')) }, fullPage: true };
	const y = Math.max(0, box.y);
	const bottom = Math.min(size.height, box.y + box.height);
	return { clip: { ...box, y, height: bottom - y }, fullPage: false };
}
