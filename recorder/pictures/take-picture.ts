import { VIEWPORTS } from '../../shared/viewports.ts';
import type { ScriptPicture } from '../script.ts';
import { goTo, perform } from '../website/perform.ts';
import type { OpenPage } from '../website/with-page.ts';

/** The window for each kind of picture, and its pixels per px. */
export const pictureWindows = {
	desktop: { ...VIEWPORTS.desktop, scale: 2 },
	telefon: { ...VIEWPORTS.telefon, scale: 2 },
	detail: { ...VIEWPORTS.desktop, scale: 2 },
};

/** Prepares the open page for one picture of the script and takes it as lossless PNG. */
export async function takePicture(
	open: OpenPage,
	{ geraet, ziel, name, hoehe, aktionen }: ScriptPicture,
): Promise<Buffer> {
	const isDetail = geraet === 'detail';
	for (const step of aktionen) await perform(open, step, name);
	if (isDetail) await open.inPage('hideSticky');
	if (ziel !== undefined) await goTo(open, ziel, name);
	// Elements that scrolling brought into view start to move, by the page's clock.
	await open.inPage('settle');
	await open.runFor(1500);
	await open.inPage('settle');
	// Once more, because a header may have become smaller meanwhile.
	if (ziel !== undefined) await goTo(open, ziel, name);
	const clip = isDetail ? await open.inPage('boxOfDetail', ziel ?? 0, hoehe) : undefined;
	await open.inPage('hideCutLines', clip?.y, clip && clip.y + clip.height);
	return open.shoot({ scale: 'device', ...(clip && { clip, fullPage: true }) });
}
