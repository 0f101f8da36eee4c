import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { VIEWPORTS } from '../../shared/viewports.ts';
import type { Task } from '../recording.ts';
import { type Device, type Script, type Step, secondsOf } from '../script.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { act, goTo, targetTimeout, withTarget } from '../website/perform.ts';
import { takeScreenshot } from '../website/take-screenshot.ts';
import { type OpenPage, withPage } from '../website/with-page.ts';
import type { Point } from './show-frame.ts';
import * as frameFunctions from './show-frame.ts';

/** The films of a site: the window, the size of the file in pixels, its name and that of its first frame, and for each format the quality to begin with (a lower `crf` is better) and the bytes it may have. */
export const films = {
	desktop: {
		...{ window: { ...VIEWPORTS.desktop, scale: 1 }, width: 1280, height: 800 },
		...{ name: 'showcase', poster: 'poster' },
		...{ webm: { crf: 50, bytes: 480_000 }, mp4: { crf: 29, bytes: 900_000 } },
	},
	telefon: {
		...{ window: { ...VIEWPORTS.telefon, scale: 2 }, width: 440, height: 952 },
		...{ name: 'showcase-telefon', poster: 'poster-telefon' },
		...{ webm: { crf: 57, bytes: 240_000 }, mp4: { crf: 30, bytes: 300_000 } },
	},
} as const;

export const framesPerSecond = 30;
const filmDuration = { min: 6, max: 10 };

/** Seconds of rest at both ends. */
const rest = { start: 0.5, end: 0.4 };

/** The steps of a film with the number of frames for each. Too short or too long a film is stretched or shortened evenly. */
export function planFilm(steps: Step[]): { step: Step; frames: number }[] {
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
 * Plays a film and writes one lossless PNG per frame. Time, scrolling and pointer are set for each, so a slow
 * machine records the same movement. A phone has no pointer, and its places are as much lower as its page is
 * longer than the desktop's, whose film tells its `height` in px. A step whose place is lost is left out.
 */
export async function recordFilm(
	browser: Browser,
	access: SiteAccess,
	film: Script['film'],
	device: Device,
	{ frames: root, onProgress }: Task,
	height = Promise.withResolvers<number>(),
): Promise<void> {
	const folder = path.join(root, device);
	const isPhone = device === 'telefon';
	const { window } = films[device];
	const steps = planFilm(film.schritte);
	const count = steps.reduce((sum, { frames }) => sum + frames, 0);
	await mkdir(folder, { recursive: true });
	// What a phone does not show is no fault of the script.
	const told = isPhone ? { ...access, notes: new Map() } : access;
	return withPage(browser, told, film.seite, { ...window, motion: true }, async (open) => {
		await open.provide([frameFunctions]);
		// A session takes screenshots in the window's own pixels only if it has set them itself.
		const { scale: deviceScaleFactor, ...size } = window;
		const metrics = { ...size, deviceScaleFactor, mobile: isPhone };
		await open.cdp.send('Emulation.setDeviceMetricsOverride', metrics);
		const ownHeight = await open.inPage(() => document.documentElement.scrollHeight);
		if (!isPhone) height.resolve(ownHeight);
		const stretch = ownHeight / (await height.promise);
		let scrollY = 0;
		let pointer: Point | undefined;
		let taken = 0;
		for (const { step, frames } of steps) {
			const what = `Film, ${JSON.stringify(step)}`;
			const from = scrollY;
			const next = await placeOf(open, step, stretch, what);
			if (next) ({ scrollY = from, pointer } = next);
			if (!pointer && !isPhone) await open.page.mouse.move(outside.x, outside.y);
			// A pointer takes half of the frames to reach its target, and acts there.
			const arrival = next?.pointer ? Math.ceil(frames / 2) : 1;
			const acts = 'taste' in step || (next?.pointer && !(isPhone && 'hover' in step));
			for (let i = 1; i <= frames; i++) {
				const share = ease(i / (next?.pointer ? arrival : frames));
				if (i === arrival && acts) await act(open, step, what);
				await open.runFor(1000 / framesPerSecond);
				const pressed = i === arrival && 'klick' in step;
				const now = { scrollY: Math.round(from + (scrollY - from) * share), pointer };
				const frame = { ...now, isPhone, pressed, time: taken / framesPerSecond };
				await open.inPage(frameFunctions.showFrame, frame);
				const { data } = await takeScreenshot(() => open.cdp.send('Page.captureScreenshot', shot));
				await writeFile(frameFile(folder, ++taken), data, 'base64');
				if (taken % framesPerSecond === 0)
					onProgress?.(`${films[device].name}: ${Math.round((100 * taken) / count)} %`);
			}
		}
	});
}

/** Where a step scrolls and points; undefined for one that does neither. */
async function placeOf(
	open: OpenPage,
	step: Step,
	stretch: number,
	what: string,
): Promise<{ scrollY?: number | undefined; pointer?: Point } | undefined> {
	if ('scroll' in step) {
		const place = typeof step.scroll === 'number' ? step.scroll * stretch : step.scroll;
		return { scrollY: await goTo(open, place, what) };
	}
	const selector = 'klick' in step ? step.klick : 'hover' in step ? step.hover : undefined;
	if (selector === undefined) return undefined;
	const box = await withTarget(open, selector, what, async (target) => {
		await target.scrollIntoViewIfNeeded(targetTimeout);
		return target.boundingBox();
	});
	if (!box) return {};
	const scrollY = await open.page.evaluate(() => window.scrollY);
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
