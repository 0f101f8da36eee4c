import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Progress } from '../commands/progress.ts';
import { MediaError } from '../recorder-error.ts';
import type { Drehbuch, Step } from '../views/drehbuch.ts';
import { type OpenPage, openPage, type SiteAccess } from '../website/open-page.ts';
import { act, at, goTo, patience } from '../website/perform.ts';
import { ease, framesPerSecond, planFilm } from './film-plan.ts';
import type { Point, Stand } from './show-frame.ts';
import * as frame from './show-frame.ts';

export const filmWidth = 1280;
export const filmHeight = 800;
const shot = { format: 'png', optimizeForSpeed: true } as const;

/** Outside the window: nothing lies under the mouse. */
const aside: Point = { x: -40, y: -40 };
/** From where, seen from its target, a pointer comes that was not to be seen. */
const way: Point = { x: 170, y: 120 };

/**
 * Plays the film's steps and leaves one lossless PNG per frame in `folder`. Time, scrolling and
 * pointer are set per frame, so the same site gives the same frames on a slow machine.
 */
export async function recordFilm(
	browser: Browser,
	access: SiteAccess,
	film: Drehbuch['film'],
	folder: string,
	progress: Progress,
): Promise<void> {
	const sight = { width: filmWidth, height: filmHeight, motion: true };
	await using open = await openPage(browser, access, film.seite, sight);
	await open.provide([frame]);
	const steps = planFilm(film.schritte);
	const count = steps.reduce((sum, { frames }) => sum + frames, 0);
	let stand: Stand = { scrollY: 0, pointer: null };
	const filmDuration = count / framesPerSecond;
	let taken = 0;
	const { pathname } = new URL(open.page.url());
	for (const { step, frames } of steps) {
		const what = `Film, ${JSON.stringify(step)}`;
		const next = await standAfter(open, step, stand, what);
		const acts = next.pointer && !('warte' in step);
		// With a pointer, half of the time is the way, and in the middle it acts.
		const deed = acts ? Math.ceil(frames / 2) : 1;
		for (let i = 1; i <= frames; i++) {
			const now = between(stand, next, ease(i / (acts ? deed : frames)));
			const { x, y } = now.pointer ?? aside;
			await open.page.mouse.move(x, y);
			if (i === deed && (acts || 'taste' in step)) await act(open.page, step, what);
			if (new URL(open.page.url()).pathname !== pathname)
				throw new MediaError(`${what} verlässt die Seite. Bitte ein anderes Ziel nennen.`);
			await open.runFor(1000 / framesPerSecond);
			const pressed = i === deed && 'klick' in step;
			const time = taken / framesPerSecond;
			await open.inPage(frame.showFrame, { ...now, pressed, time, filmDuration });
			const { data } = await open.cdp.send('Page.captureScreenshot', shot);
			await writeFile(frameFile(folder, ++taken), data, 'base64');
			progress('film', taken / count);
		}
		stand = next;
	}
}

async function standAfter(open: OpenPage, step: Step, stand: Stand, what: string): Promise<Stand> {
	if ('scroll' in step) return { scrollY: await goTo(open, step.scroll, what), pointer: null };
	const selector = 'klick' in step ? step.klick : 'hover' in step ? step.hover : undefined;
	if (selector === undefined) return stand;
	const box = await at(open.page, selector, what, async (target) => {
		await target.scrollIntoViewIfNeeded(patience);
		return target.boundingBox();
	});
	const scrollY = await open.page.evaluate(() => window.scrollY);
	return { scrollY, pointer: box && { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

function between(from: Stand, to: Stand, share: number): Stand {
	const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
	const scrollY = mix(from.scrollY, to.scrollY);
	if (!to.pointer) return { scrollY, pointer: null };
	const { x, y } = to.pointer;
	const start = from.pointer ?? { x: Math.min(x + way.x, filmWidth - 30), y: y + way.y };
	return { scrollY, pointer: { x: mix(start.x, x), y: mix(start.y, y) } };
}

/** The frame of that number, from 1, or all of them as ffmpeg reads it. */
export function frameFile(folder: string, number: number | '%d'): string {
	return path.join(folder, `frame-${number}.png`);
}
