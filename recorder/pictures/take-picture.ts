import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Box } from '../plan/parts.ts';
import type { ScriptPicture } from '../script.ts';
import { everywhere, find, settle } from '../website/in-page.ts';
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
	if (isDetail) await open.inPage(hideSticky);
	if (ziel !== undefined) await goTo(open, ziel, name);
	// Elements that scrolling brought into view start to move, by the page's clock.
	await open.inPage(settle);
	await open.runFor(1500);
	await open.inPage(settle);
	// Once more, because a header may have become smaller meanwhile.
	if (ziel !== undefined) await goTo(open, ziel, name);
	const clip = isDetail ? await open.inPage(boxOfDetail, ziel ?? 0, hoehe) : undefined;
	await open.inPage(hideCutLines, clip?.y, clip && clip.y + clip.height);
	return open.shoot({ scale: 'device', ...(clip && { clip, fullPage: true }) });
}

/* These functions run inside the recorded page (see in-page.ts) and prepare it for one picture. */

/** Hides words and controls that an edge of the picture cuts in half. Edges in px of the page; by default the window's. */
function hideCutLines(top = window.scrollY, bottom = top + window.innerHeight): void {
	const edges = [top - window.scrollY, bottom - window.scrollY];
	const meets = (box: DOMRect) => edges.some((edge) => box.top < edge - 1 && box.bottom > edge + 1);
	const crosses = (box: DOMRect) => box.height < (bottom - top) / 3 && meets(box);
	for (const part of everywhere('button, input, select, textarea, a'))
		if (part.offsetHeight < 90 && part.checkVisibility() && crosses(part.getBoundingClientRect()))
			part.style.cssText += ';visibility:hidden!important;transition:none!important';
	const cut: Range[] = [];
	const whole = document.createRange();
	const nodes = everywhere('*').flatMap(({ childNodes }) => [...childNodes]);
	for (const text of nodes.filter((node) => node instanceof Text)) {
		whole.selectNodeContents(text);
		if (!meets(whole.getBoundingClientRect())) continue;
		for (const word of text.data.matchAll(/\S+/g)) {
			const range = document.createRange();
			range.setStart(text, word.index);
			range.setEnd(text, word.index + word[0].length);
			if (crosses(range.getBoundingClientRect())) cut.push(range);
		}
	}
	for (const range of cut) {
		const veil = document.createElement('span');
		veil.style.cssText = 'visibility:hidden!important';
		range.surroundContents(veil);
	}
}

/** Hides elements that stay in the window while the page scrolls, except large backgrounds. */
function hideSticky(): void {
	for (const element of everywhere('body *')) {
		const { position } = getComputedStyle(element);
		const { top, width, height } = element.getBoundingClientRect();
		const isBackground = width * height > 0.5 * window.innerWidth * window.innerHeight;
		if (!isBackground && (position === 'fixed' || (position === 'sticky' && top < 1)))
			element.style.cssText += ';visibility:hidden!important;transition:none!important';
	}
}

/** What a detail shows, in px of the page. With `height`, and where the place is a height or lost: a strip across the page; else the place with a margin. */
function boxOfDetail(place: string | number, height?: number): Box {
	const page = { width: window.innerWidth, height: document.documentElement.scrollHeight };
	const box = typeof place === 'number' ? undefined : find(place)?.getBoundingClientRect();
	if (!box || height) {
		const strip = height ?? 560;
		const start = box ? Math.round(box.top + window.scrollY) : Number(place) || 0;
		const y = Math.max(0, Math.min(start, page.height - strip));
		return { x: 0, y, width: page.width, height: strip };
	}
	const { left, right, top, bottom } = box;
	// At the window's edge there is no margin: it would show strips of the neighbouring sections.
	const margin = left < 24 || right > page.width - 24 ? 0 : 24;
	const x = Math.max(0, left - margin);
	// Only whole pixels: a part of one would show the neighbouring section.
	const y = Math.ceil(Math.max(0, top + window.scrollY - margin));
	const end = Math.floor(bottom + window.scrollY + margin);
	return { x, y, width: Math.min(right + margin, page.width) - x, height: end - y };
}
