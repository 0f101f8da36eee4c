import { createHash } from 'node:crypto';
import { link, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Drehbuch } from './drehbuch.ts';
import { bilderProSekunde, planeFilm } from './film-plan.ts';
import { zeigeFrame } from './in-page.ts';
import { MedienFehler } from './medien-fehler.ts';
import { type OffenePage, openPage } from './open-page.ts';
import { Regie } from './regie.ts';
import type { SiteZugang } from './take-picture.ts';

export const filmBreite = 1280;
export const filmHoehe = 800;

/** The name pattern of the frames, as ffmpeg reads it. */
export const framePattern = 'frame-%04d.png';

const blende = 10;

/**
 * Plays the film's steps and leaves one lossless PNG per frame in `ordner`. Time, scrolling and
 * pointer are set per frame, so the same site gives the same frames on a slow machine.
 */
export async function recordFilm(
	browser: Browser,
	zugang: SiteZugang,
	film: Drehbuch['film'],
	ordner: string,
	melde: (fertig: number, gesamt: number) => void,
): Promise<void> {
	const { bilder, dauer } = planeFilm(film.schritte);
	const offen = await openPage(browser, {
		...zugang,
		seite: film.seite,
		breite: filmBreite,
		hoehe: filmHoehe,
		schaerfe: 1,
		bewegung: true,
	});
	try {
		const start = new URL(offen.page.url());
		const regie = new Regie(offen, film.schritte);
		const frames = new FrameStore(ordner);
		for (const [i, bild] of bilder.entries()) {
			const stand = await regie.step(bild);
			await offen.runFor(1000 / bilderProSekunde);
			await offen.inPage(zeigeFrame, { ...stand, zeit: i / bilderProSekunde, filmDauer: dauer });
			if (new URL(offen.page.url()).pathname !== start.pathname) {
				throw new MedienFehler(
					`Film: Schritt ${(bild.schritt ?? 0) + 1} verlässt die Seite „${film.seite}“. Bitte ein anderes Ziel anklicken.`,
				);
			}
			await frames.add(await capture(offen));
			melde(i + 1, bilder.length);
		}
		offen.check();
		await frames.closeLoop();
	} finally {
		await offen.close();
	}
}

async function capture(offen: OffenePage): Promise<Buffer> {
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
