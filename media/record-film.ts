import { link, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { showFrame } from './act-in-page.ts';
import { Director } from './director.ts';
import type { Drehbuch } from './drehbuch.ts';
import { framesPerSecond, planFilm } from './film-plan.ts';
import { MediaError } from './media-error.ts';
import { type OpenPage, openPage, type SiteAccess } from './open-page.ts';

export const filmWidth = 1280;
export const filmHeight = 800;

/** The name pattern of the frames, as ffmpeg reads it. */
export const framePattern = 'frame-%04d.png';

/**
 * Plays the film's steps and leaves one lossless PNG per frame in `ordner`. Time, scrolling and
 * pointer are set per frame, so the same site gives the same frames on a slow machine.
 */
export async function recordFilm(
	browser: Browser,
	access: SiteAccess,
	film: Drehbuch['film'],
	folder: string,
	report: (share: number) => void,
): Promise<void> {
	const { frames, duration } = planFilm(film.schritte);
	const open = await openPage(browser, {
		...access,
		page: film.seite,
		width: filmWidth,
		height: filmHeight,
		scale: 1,
		motion: true,
	});
	try {
		const start = new URL(open.page.url());
		const director = new Director(open, film.schritte);
		let before: Buffer | undefined;
		for (const [i, frame] of frames.entries()) {
			const state = await director.step(frame);
			await open.runFor(1000 / framesPerSecond);
			await open.inPage(showFrame, {
				...state,
				time: i / framesPerSecond,
				filmDuration: duration,
			});
			if (new URL(open.page.url()).pathname !== start.pathname) {
				throw new MediaError(
					`Film: Schritt ${(frame.step ?? 0) + 1} verlässt die Seite „${film.seite}“. Bitte ein anderes Ziel anklicken.`,
				);
			}
			const png = await capture(open);
			const file = frameFile(folder, i + 1);
			await (before?.equals(png) ? link(frameFile(folder, i), file) : writeFile(file, png));
			before = png;
			report((i + 1) / frames.length);
		}
		open.check();
	} finally {
		await open.close();
	}
}

async function capture(open: OpenPage): Promise<Buffer> {
	const { data } = await open.cdp.send('Page.captureScreenshot', {
		format: 'png',
		optimizeForSpeed: true,
	});
	return Buffer.from(data, 'base64');
}

/** The frame of that number, from 1. */
export function frameFile(folder: string, number: number): string {
	return path.join(folder, framePattern.replace('%04d', String(number).padStart(4, '0')));
}
