import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filmDuration, framesPerSecond } from './film-plan.ts';
import { MediaError } from './media-error.ts';
import { panFilm } from './pan-film.ts';
import { drawGround } from './plan/draw-ground.ts';
import { readLogo } from './read-logo.ts';
import { filmHeight, filmWidth, framePattern } from './record-film.ts';
import type { Recordings } from './recordings.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { firstFrame } from './take-site.ts';

/** px; a tall picture is one of a phone. */
const leastWidth = { desktop: 1280, telefon: 780 };

const bildEndung = '(png|jpe?g|webp|avif)';

/**
 * Takes finished pictures from a folder: logo.svg or logo.png, bild-1.* to bild-4.* or bild-5.*. A
 * background.* and a film.* may lie there too; else both are made from the pictures.
 */
export async function takeOriginals(
	ordner: string,
	kunde: string,
	frames: string,
	report: (zeile: string) => void,
): Promise<Recordings> {
	const { fehlend, bilder: dateien, background, film } = await readOrdner(ordner);
	const logo = await readLogo(ordner);
	if (fehlend.length > 0 || logo === undefined) {
		throw new MediaError(`Im Ordner ${ordner} fehlt: ${fehlend.join(', ')}.`);
	}
	const bilder = await Promise.all(
		dateien.map(async (datei, i) => {
			const quelle = await readFile(datei);
			const { width, height } = await sharp(quelle).metadata();
			const geraet = height > width ? ('telefon' as const) : ('desktop' as const);
			return {
				name: `bild-${i + 1}`,
				quelle,
				alt: `Website von ${kunde}, Ansicht ${i + 1}`,
				geraet,
			};
		}),
	);
	report(`${bilder.length} Bilder gelesen`);
	if (film) await framesOf(film, frames);
	else {
		const breite = bilder.filter(({ geraet }) => geraet === 'desktop');
		await panFilm(
			(breite.length > 0 ? breite : bilder).map(({ quelle }) => quelle),
			frames,
		);
		report('Film aus den Bildern gemacht');
	}
	const poster = await firstFrame(frames);
	const grund = background ? await readFile(background) : await drawGround(poster);
	return { logo, background: grund, bilder, frames, poster };
}

/** What a folder of finished pictures lacks, as file names. */
export async function missingOriginals(ordner: string): Promise<string[]> {
	return (await readOrdner(ordner)).fehlend;
}

/** A line for each picture that would be blurred where it is shown large. */
export async function narrowOriginals(ordner: string): Promise<string[]> {
	const lines = (await readOrdner(ordner)).bilder.map(async (datei) => {
		const { autoOrient } = await sharp(datei)
			.metadata()
			.catch(() => ({ autoOrient: { width: 0, height: 0 } }));
		const { width, height } = autoOrient;
		const least = height > width ? leastWidth.telefon : leastWidth.desktop;
		if (width >= least) return [];
		return [
			width === 0
				? `${datei} ist kein Bild.`
				: `${datei} ist ${width} Pixel breit, nötig sind ${least}.`,
		];
	});
	return (await Promise.all(lines)).flat();
}

type Ordner = {
	fehlend: string[];
	bilder: string[];
	background: string | undefined;
	film: string | undefined;
};

async function readOrdner(ordner: string): Promise<Ordner> {
	const namen = existsSync(ordner) ? await readdir(ordner) : [];
	const find = (muster: string) => {
		const name = namen.find((n) => new RegExp(`^${muster}$`, 'i').test(n));
		return name && path.join(ordner, name);
	};
	const bilder = [1, 2, 3, 4, 5].map((i) => find(`bild-${i}\\.${bildEndung}`));
	const fehlend = bilder.slice(0, 4).flatMap((datei, i) => (datei ? [] : [`bild-${i + 1}.png`]));
	return {
		fehlend: find('logo\\.(svg|png)') ? fehlend : ['logo.svg oder logo.png', ...fehlend],
		bilder: bilder.filter((datei) => datei !== undefined),
		background: find(`background\\.${bildEndung}`),
		film: find('film\\.(mp4|webm|mov|mkv)'),
	};
}

async function framesOf(film: string, frames: string): Promise<void> {
	const sekunden = Number(
		await runFfmpeg(
			['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', film],
			'ffprobe',
		),
	);
	if (!(sekunden >= filmDuration.min && sekunden <= filmDuration.max)) {
		throw new MediaError(
			`${film} dauert ${sekunden.toLocaleString('de')} s; ein Film hat ${filmDuration.min} bis ${filmDuration.max} s. Bitte kürzen oder verlängern.`,
		);
	}
	const passend = `fps=${framesPerSecond},scale=${filmWidth}:${filmHeight}:force_original_aspect_ratio=increase,crop=${filmWidth}:${filmHeight}`;
	await runFfmpeg(['-i', film, '-vf', passend, path.join(frames, framePattern)]);
}
