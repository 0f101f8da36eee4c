import { VIEWPORTS } from '../../shared/viewports.ts';
import type { ScriptPicture } from '../script.ts';
import { settle } from '../website/in-page.ts';
import { goTo, perform } from '../website/perform.ts';
import { takeScreenshot } from '../website/take-screenshot.ts';
import type { OpenPage } from '../website/with-page.ts';
import { boxOfDetail, hideCutLines, hideSticky } from './prepare-picture.ts';

/** The window for each kind of picture, and its pixels per px. */
export const pictureWindows = {
	desktop: { ...VIEWPORTS.desktop, scale: 1.25 },
	telefon: { ...VIEWPORTS.telefon, scale: 2 },
	detail: { ...VIEWPORTS.desktop, scale: 2 },
};

/** Height of a detail without a place, in px. */
const startHeight = 560;

/** Prepares the open page for one picture of the script and takes it as lossless PNG. */
export async function takePicture(
	open: OpenPage,
	{ geraet, ziel, name, hoehe, aktionen }: ScriptPicture,
): Promise<Buffer> {
	const isDetail = geraet === 'detail';
	for (const step of aktionen) await perform(open, step, name);
	if (isDetail) await open.inPage(hideSticky);
	if (ziel !== undefined) await goTo(open, ziel, name);
	// Elements that scrolling brought into view start to move, by the page's clock.
	await open.inPage(settle);
	await open.runFor(1500);
	await open.inPage(settle);
	// Once more, because a header may have become smaller meanwhile.
	if (ziel !== undefined) await goTo(open, ziel, name);
	const clip = isDetail ? await clipOf(open, ziel ?? 0, hoehe, name) : undefined;
	await open.inPage(hideCutLines, clip?.y, clip && clip.y + clip.height);
	return takeScreenshot(() =>
		open.page.screenshot({ scale: 'device', ...(clip && { clip, fullPage: true }) }),
	);
}

/** What a detail shows; where its place is lost, the start of the page. */
async function clipOf(
	open: OpenPage,
	place: string | number,
	height: number | undefined,
	what: string,
) {
	const clip = await open.inPage(boxOfDetail, place, height);
	if (clip) return clip;
	open.note(`${what}: „${place}“ ist nicht zu sehen; gezeigt wird der Anfang der Seite.`);
	return open.inPage(boxOfDetail, 0, startHeight);
}
