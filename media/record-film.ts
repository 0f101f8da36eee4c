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
import { type OpenPage, openPage } from './open-page.ts';
import type { SiteAccess } from './take-picture.ts';

export const filmWidth = 1280;
export const filmHeight = 800;

/** The name pattern of the frames, as ffmpeg reads it. */
export const framePattern = 'frame-%04d.png';

const blende = 10;

/**
 * Plays the film's steps and leaves one lossless PNG per frame in `ordner`. Time, scrolling and
 * pointer are set per frame, so the same site gives the same frames on a slow machine.
 */
export async function recordFilm(
	browser: Browser,
	zugang: SiteAccess,
	film: Drehbuch['film'],
	ordner: string,
	report: (fertig: number, gesamt: number) => void,
): Promise<void> {
	const { bilder, dauer } = planFilm(film.schritte);
	const offen = await openPage(browser, {
		...zugang,
		seite: film.seite,
		breite: filmWidth,
		hoehe: filmHeight,
		schaerfe: 1,
		bewegung: true,
	});
	try {
		const start = new URL(offen.page.url());
		const regie = new Director(offen, film.schritte);
		const frames = new FrameStore(ordner);
		for (const [i, bild] of bilder.entries()) {
			const stand = await regie.step(bild);
			await offen.runFor(1000 / framesPerSecond);
			await offen.inPage(showFrame, { ...stand, zeit: i / framesPerSecond, filmDuration: dauer });
			if (new URL(offen.page.url()).pathname !== start.pathname) {
				throw new MediaError(
					`Film: Step ${(bild.schritt ?? 0) + 1} verlässt die Seite „${film.seite}“. Bitte ein anderes Ziel anklicken.`,
				);
			}
			await frames.add(await capture(offen));
			report(i + 1, bilder.length);
		}
		offen.check();
		await frames.closeLoop();
	} finally {
		await offen.close();
	}
}

async function capture(offen: OpenPage): Promise<Buffer> {
	const { data } = await offen.cdp.send('Page.captureScreenshot', {
		format: 'png',
		optimizeForSpeed: true,
	});
	return Buffer.from(data, 'base64');
}

/** Frames on disk; one that equals its predecessor is linked, not written again. */
class FrameStore {
	#ordner: string;
	#anzahl = 0;
	#vorher = '';
	#erster: Buffer | undefined;
	#ende: Buffer[] = [];

	constructor(ordner: string) {
		this.#ordner = ordner;
	}

	async add(png: Buffer): Promise<void> {
		this.#anzahl++;
		this.#erster ??= png;
		this.#ende = [...this.#ende, png].slice(-blende);
		const summe = createHash('sha256').update(png).digest('hex');
		if (summe === this.#vorher)
			await link(this.#datei(this.#anzahl - 1), this.#datei(this.#anzahl));
		else await writeFile(this.#datei(this.#anzahl), png);
		this.#vorher = summe;
	}

	/** Fades the last frames into the first where the page did not return to it by itself. */
	async closeLoop(): Promise<void> {
		const erster = this.#erster;
		if (!erster || this.#ende.at(-1)?.equals(erster)) return;
		for (const [i, png] of this.#ende.entries()) {
			const deckkraft = (i + 1) / this.#ende.length;
			const ziel = await sharp(erster).ensureAlpha(deckkraft).png().toBuffer();
			const gemischt = await sharp(png)
				.removeAlpha()
				.composite([{ input: ziel }])
				.png()
				.toBuffer();
			const datei = this.#datei(this.#anzahl - this.#ende.length + 1 + i);
			// A new file instead of a write into it: the frame may be a link to an earlier one.
			await writeFile(`${datei}.neu`, gemischt);
			await rename(`${datei}.neu`, datei);
		}
	}

	#datei(nummer: number): string {
		return path.join(this.#ordner, framePattern.replace('%04d', String(nummer).padStart(4, '0')));
	}
}
