import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Script, Step } from '../script.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { act, goTo, targetTimeout, withTarget } from '../website/perform.ts';
import { takeScreenshot } from '../website/take-screenshot.ts';
import { type OpenPage, withPage } from '../website/with-page.ts';
import { ease, type FilmDevice, films, framesPerSecond, planFilm } from './film-plan.ts';
import type { Point, Position } from './show-frame.ts';
import * as frameFunctions from './show-frame.ts';

const shot = { format: 'png', optimizeForSpeed: true } as const;

/** Outside the window, where the mouse is over nothing. */
const outside: Point = { x: -40, y: -40 };
/** Offset from its target at which a pointer appears. */
const startOffset: Point = { x: 170, y: 120 };

/** The window of a film. A phone's page is as much longer or shorter than the desktop's `height` as its places are lower or higher. */
type FilmWindow = { device: FilmDevice; height?: number };

/**
 * Plays a film in a desktop's or a phone's window and writes one lossless PNG per frame. Time, scrolling and pointer
 * are set for each, so a slow machine records the same movement. A phone has no pointer: it rests where the
 * desktop points. A step whose place is lost is left out. Returns the height of the page, in px.
 */
export async function recordFilm(
	browser: Browser,
	access: SiteAccess,
	film: Script['film'],
	folder: string,
	{ device, height }: FilmWindow,
	progress: (share: number) => void,
): Promise<number> {
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
		const metrics = { width: window.width, height: window.height, mobile: isPhone };
		await open.cdp.send('Emulation.setDeviceMetricsOverride', {
			...metrics,
			deviceScaleFactor: window.scale,
		});
		const ownHeight = await open.inPage(() => document.documentElement.scrollHeight);
		const stretch = height ? ownHeight / height : 1;
		let position: Position = { scrollY: 0, pointer: null };
		let taken = 0;
		for (const { step, frames } of steps) {
			const what = `Film, ${JSON.stringify(step)}`;
			const next = await positionAfter(open, step, position, stretch, what);
			const hasTarget = next.pointer && !('warte' in step);
			// A pointer takes half of the frames to reach its target, and acts there.
			const arrival = hasTarget ? Math.ceil(frames / 2) : 1;
			for (let i = 1; i <= frames; i++) {
				const now = between(position, next, ease(i / (hasTarget ? arrival : frames)));
				const { x, y } = now.pointer ?? outside;
				if (!isPhone) await open.page.mouse.move(x, y);
				const acts = (hasTarget && !(isPhone && 'hover' in step)) || 'taste' in step;
				if (i === arrival && acts) await act(open, step, what);
				await open.runFor(1000 / framesPerSecond);
				const pressed = i === arrival && 'klick' in step;
				const [time, filmDuration] = [taken / framesPerSecond, count / framesPerSecond];
				const frame = { ...now, isPhone, pressed, time, filmDuration };
				await open.inPage(frameFunctions.showFrame, frame);
				const { data } = await takeScreenshot(() => open.cdp.send('Page.captureScreenshot', shot));
				await writeFile(frameFile(folder, ++taken), data, 'base64');
				progress(taken / count);
			}
			position = next;
		}
		return ownHeight;
	});
}

async function positionAfter(
	open: OpenPage,
	step: Step,
	position: Position,
	stretch: number,
	what: string,
): Promise<Position> {
	if ('scroll' in step) {
		const place = typeof step.scroll === 'number' ? step.scroll * stretch : step.scroll;
		return { scrollY: (await goTo(open, place, what)) ?? position.scrollY, pointer: null };
	}
	const selector = 'klick' in step ? step.klick : 'hover' in step ? step.hover : undefined;
	if (selector === undefined) return position;
	const box = await withTarget(open, selector, what, async (target) => {
		await target.scrollIntoViewIfNeeded(targetTimeout);
		return target.boundingBox();
	});
	if (!box) return { ...position, pointer: null };
	const scrollY = await open.page.evaluate(() => window.scrollY);
	return { scrollY, pointer: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

function between(from: Position, to: Position, share: number): Position {
	const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
	const scrollY = mix(from.scrollY, to.scrollY);
	if (!to.pointer) return { scrollY, pointer: null };
	const { x, y } = to.pointer;
	const start = from.pointer ?? {
		x: Math.min(x + startOffset.x, films.desktop.width - 30),
		y: y + startOffset.y,
	};
	return { scrollY, pointer: { x: mix(start.x, x), y: mix(start.y, y) } };
}

/** The file of a frame, counted from 1; ffmpeg reads '%d' as all of them. */
export function frameFile(folder: string, number: number | '%d'): string {
	return path.join(folder, `frame-${number}.png`);
}
