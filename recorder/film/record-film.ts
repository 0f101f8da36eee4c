import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { takeScreenshot } from '../../shared/take-screenshot.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Point } from '../in-page/geometry.ts';
import { showsNothing } from '../pictures/shows-nothing.ts';
import type { Task } from '../recording.ts';
import { type Device, type Script, type Step, secondsOf } from '../script.ts';
import { BLANK, REACHABLE_WITHIN } from '../thresholds.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { awaitHeadline } from '../website/await-headline.ts';
import { longestCall, within } from '../website/in-time.ts';
import { act, scrollTo, withTarget } from '../website/perform.ts';
import { type OpenPage, type StillPage, withPage } from '../website/with-page.ts';

/**
 * The films of a site: the window, the size of the file in pixels, its name and that of its first frame
 * (pack-recordings.ts), and for each format the quality to begin with (a lower `crf` is better) and the bytes it may have.
 */
export const films = {
	desktop: {
		window: { ...VIEWPORTS.desktop, scale: 1, isPhone: false },
		width: 1280,
		height: 800,
		name: 'showcase',
		poster: 'poster',
		webm: { crf: 50, bytes: 480_000 },
		mp4: { crf: 29, bytes: 900_000 },
	},
	telefon: {
		window: { ...VIEWPORTS.telefon, scale: 2, isPhone: true },
		width: 440,
		height: 952,
		name: 'showcase-telefon',
		poster: 'poster-telefon',
		webm: { crf: 57, bytes: 240_000 },
		mp4: { crf: 30, bytes: 300_000 },
	},
} as const;

export const framesPerSecond = 30;
/** In seconds. */
const filmDuration = { min: 6, max: 10 };

/** Seconds of rest at both ends. */
const rest = { start: 0.5, end: 0.4 };

/** A step, and the number of its frames. */
type Scene = { step: Step; frames: number };

/**
 * The steps of a film with the number of frames for each. Too short or too long a film is stretched or
 * shortened evenly.
 */
export function planFilm(steps: Step[]): Scene[] {
	const all = [{ warte: rest.start }, ...steps, { warte: rest.end }];
	const sum = all.reduce((seconds, step) => seconds + secondsOf(step), 0);
	const factor = Math.min(Math.max(sum, filmDuration.min), filmDuration.max) / sum;
	let seconds = 0;
	let planned = 0;
	return all.map((step) => {
		seconds += secondsOf(step) * factor;
		const frames = Math.round(seconds * framesPerSecond) - planned;
		planned += frames;
		return { step, frames };
	});
}

const shot = { format: 'png', optimizeForSpeed: true } as const;

/** Outside the window, where the mouse is over nothing. */
const outside: Point = { x: -40, y: -40 };

/**
 * How far the page is scrolled, where the pointer is, and whether it is seen. `isFree`: where the page's own script
 * scrolls it, it is left alone after a click or a key, which may have scrolled it.
 */
type Position = { scrollY: number; pointer: Point; isSeen: boolean; isFree: boolean };

/** A page that is filmed. */
type Stage = {
	open: OpenPage;
	isPhone: boolean;
	/** How much longer the page is than the desktop's. */
	stretch: number;
	takeFrame: (position: Position, pressed: boolean) => Promise<void>;
};

/**
 * Plays a film and writes one lossless PNG per frame. Time, scrolling and pointer are set for each, so a slow
 * machine records the same movement. A phone has no pointer, and its places are as much lower as its page is
 * longer than the desktop's, whose film tells its height in px. A step whose place is lost is left out.
 */
export async function recordFilm(
	browser: Browser,
	access: SiteAccess,
	film: Script['film'],
	device: Device,
	task: Task,
	desktopHeight: PromiseWithResolvers<number> = Promise.withResolvers(),
): Promise<void> {
	const { isPhone } = films[device].window;
	const scenes = planFilm(film.schritte);
	await mkdir(path.join(task.frames, device), { recursive: true });
	return withPage(browser, access, film.seite, films[device].window, async (opened) => {
		// What a phone does not show is no fault of the script.
		const open = isPhone ? { ...opened, note: () => undefined } : opened;
		await useOwnPixels(open, device);
		await awaitHeadline(opened, films[device].name);
		const ownHeight = await open.inPage('heightOfPage');
		if (!isPhone) desktopHeight.resolve(ownHeight);
		const stretch = ownHeight / (await desktopHeight.promise);
		const count = scenes.reduce((sum, { frames }) => sum + frames, 0);
		const { takeFrame, blankSeconds } = camera(open, device, count, task);
		const stage = { open, isPhone, stretch, takeFrame };
		const { width, height: below } = films[device].window;
		const pointer = { x: width / 2, y: below };
		let position: Position = { scrollY: 0, pointer, isSeen: false, isFree: false };
		for (const scene of scenes) position = await play(stage, scene, position);
		if (blankSeconds() >= BLANK.seconds) opened.note(blankNote(device, blankSeconds()));
	});
}

function blankNote(device: Device, seconds: number): string {
	return `${films[device].name} zeigt ${seconds} Sekunden lang nur eine Farbe. Bitte im Drehbuch andere Stellen nennen (docs/drehbuch.md).`;
}

/** A session takes screenshots in the window's own pixels only if it has set them itself. */
async function useOwnPixels({ cdp }: StillPage, device: Device): Promise<void> {
	const { scale: deviceScaleFactor, isPhone: mobile, ...size } = films[device].window;
	await cdp.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile });
}

/** Takes one frame after the other, each a thirtieth of a second later. */
function camera(
	{ inPage, cdp, scroll }: StillPage,
	device: Device,
	count: number,
	{ frames: root, onProgress }: Task,
): Pick<Stage, 'takeFrame'> & { blankSeconds: () => number } {
	const folder = path.join(root, device);
	let taken = 0;
	let blank = 0;
	const takeFrame: Stage['takeFrame'] = async ({ scrollY, pointer, isSeen, isFree }, pressed) => {
		const time = taken / framesPerSecond;
		if (scroll.isByScript) await scroll.follow(isFree ? undefined : scrollY);
		await inPage('showFrame', {
			scrollY: scroll.isByScript ? undefined : scrollY,
			pointer,
			isSeen,
			isPhone: films[device].window.isPhone,
			pressed,
			time,
		});
		const { data } = await takeScreenshot(() => cdp.send('Page.captureScreenshot', shot));
		const frame = Buffer.from(data, 'base64');
		taken += 1;
		await writeFile(frameFile(folder, taken), frame);
		if (taken % framesPerSecond > 0) return;
		if (await showsNothing(frame, films[device].width, [])) blank += 1;
		onProgress?.({ kind: 'film', device, share: taken / count });
	};
	return { takeFrame, blankSeconds: () => blank };
}

/**
 * Plays one step, from a position to the next. A step with a pointer takes half of its frames to glide there, and
 * acts then.
 */
async function play(stage: Stage, { step, frames }: Scene, from: Position): Promise<Position> {
	const { open, isPhone } = stage;
	const what = `Film, ${JSON.stringify(step)}`;
	const target = await targetOf(stage, step, what);
	const isPointing = target?.pointer !== undefined;
	const acts = 'taste' in step || (isPointing && !(isPhone && 'hover' in step));
	const to = {
		scrollY: target?.scrollY ?? from.scrollY,
		pointer: target?.pointer ?? from.pointer,
		isSeen: target ? isPointing : from.isSeen,
		isFree: acts || (!target && from.isFree),
	};
	if (!to.isSeen && !isPhone) await within(longestCall, open.page.mouse.move(outside.x, outside.y));
	const arrival = isPointing ? Math.ceil(frames / 2) : 1;
	const moving = isPointing ? arrival : frames;
	for (let frame = 1; frame <= frames; frame++) {
		const isThere = frame === arrival;
		if (isThere && acts) await act(open, step, what);
		await open.runFor(1000 / framesPerSecond);
		const between = (start: number, end: number) => start + (end - start) * ease(frame / moving);
		const pointer = {
			x: between(from.pointer.x, to.pointer.x),
			y: between(from.pointer.y, to.pointer.y),
		};
		const scrollY = Math.round(between(from.scrollY, to.scrollY));
		await stage.takeFrame({ ...to, scrollY, pointer }, isThere && 'klick' in step);
	}
	return to;
}

/** Where a step scrolls and points; undefined for one that does neither, empty for one whose place is lost. */
async function targetOf(
	{ open, stretch }: Stage,
	step: Step,
	what: string,
): Promise<{ scrollY?: number | undefined; pointer?: Point } | undefined> {
	if ('scroll' in step) {
		const place = typeof step.scroll === 'number' ? step.scroll * stretch : step.scroll;
		// What the browser scrolls can go there and come back for the first frame.
		const { isByScript } = open.scroll;
		const way = isByScript ? open.inPage('positionOf', place) : scrollTo(open, place, what);
		return { scrollY: await way };
	}
	const selector = 'klick' in step ? step.klick : 'hover' in step ? step.hover : undefined;
	if (selector === undefined) return undefined;
	const box = await withTarget(open, selector, what, async (target) => {
		if (!open.scroll.isByScript) await target.scrollIntoViewIfNeeded(REACHABLE_WITHIN);
		return target.boundingBox();
	});
	if (!box) return {};
	const scrollY = await open.inPage('scrollPosition');
	return { scrollY, pointer: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The file of a frame, counted from 1; ffmpeg reads '%d' as all of them. */
export function frameFile(folder: string, number: number | '%d'): string {
	return path.join(folder, `frame-${number}.png`);
}

/** Slow start and stop of a movement: takes and returns a share from 0 to 1. */
function ease(t: number): number {
	const x = Math.min(Math.max(t, 0), 1);
	return x * x * (3 - 2 * x);
}
