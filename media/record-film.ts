import { createHash } from 'node:crypto';
import { link, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { Director } from './director.ts';
import type { Drehbuch } from './drehbuch.ts';
import { framesPerSecond, planFilm } from './film-plan.ts';
import { showFrame } from './in-page.ts';
import { MediaError } from './media-error.ts';
import { type OpenPage, openPage, type SiteAccess } from './open-page.ts';

export const filmWidth = 1280;
export const filmHeight = 800;

/** The name pattern of the frames, as ffmpeg reads it. */
export const framePattern = 'frame-%04d.png';

const fade = 10;

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
		const store = new FrameStore(folder);
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
			await store.add(await capture(open));
			report((i + 1) / frames.length);
		}
		open.check();
		await store.closeLoop();
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

/** Frames on disk; one that equals its predecessor is linked, not written again. */
class FrameStore {
	#folder: string;
	#count = 0;
	#before = '';
	#first: Buffer | undefined;
	#last: Buffer[] = [];

	constructor(folder: string) {
		this.#folder = folder;
	}

	async add(png: Buffer): Promise<void> {
		this.#count++;
		this.#first ??= png;
		this.#last = [...this.#last, png].slice(-fade);
		const sum = createHash('sha256').update(png).digest('hex');
		if (sum === this.#before) await link(this.#file(this.#count - 1), this.#file(this.#count));
		else await writeFile(this.#file(this.#count), png);
		this.#before = sum;
	}

	/** Fades the last frames into the first where the page did not return to it by itself. */
	async closeLoop(): Promise<void> {
		const first = this.#first;
		if (!first || this.#last.at(-1)?.equals(first)) return;
		for (const [i, png] of this.#last.entries()) {
			const opacity = (i + 1) / this.#last.length;
			const target = await sharp(first).ensureAlpha(opacity).png().toBuffer();
			const mixed = await sharp(png)
				.removeAlpha()
				.composite([{ input: target }])
				.png()
				.toBuffer();
			const file = this.#file(this.#count - this.#last.length + 1 + i);
			// A new file instead of a write into it: the frame may be a link to an earlier one.
			await writeFile(`${file}.neu`, mixed);
			await rename(`${file}.neu`, file);
		}
	}

	#file(number: number): string {
		return path.join(this.#folder, framePattern.replace('%04d', String(number).padStart(4, '0')));
	}
}
