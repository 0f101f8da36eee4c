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

const pictureExtension = '(png|jpe?g|webp|avif)';

/**
 * Takes finished pictures from a folder: logo.svg or logo.png, bild-1.* to bild-4.* or bild-5.*. A
 * background.* and a film.* may lie there too; else both are made from the pictures.
 */
export async function takeOriginals(
	folder: string,
	kunde: string,
	frames: string,
	report: (line: string) => void,
): Promise<Recordings> {
	const { fehlend: missing, bilder: files, background, film } = await readFolder(folder);
	const logo = await readLogo(folder);
	if (missing.length > 0 || logo === undefined) {
		throw new MediaError(`Im Ordner ${folder} fehlt: ${missing.join(', ')}.`);
	}
	const pictures = await Promise.all(
		files.map(async (file, i) => {
			const source = await readFile(file);
			const { width, height } = await sharp(source).metadata();
			const device = height > width ? ('telefon' as const) : ('desktop' as const);
			return {
				name: `bild-${i + 1}`,
				quelle: source,
				alt: `Website von ${kunde}, Ansicht ${i + 1}`,
				geraet: device,
			};
		}),
	);
	report(`${pictures.length} Bilder gelesen`);
	if (film) await framesOf(film, frames);
	else {
		const width = pictures.filter(({ geraet: device }) => device === 'desktop');
		await panFilm(
			(width.length > 0 ? width : pictures).map(({ quelle: source }) => source),
			frames,
		);
		report('Film aus den Bildern gemacht');
	}
	const poster = await firstFrame(frames);
	const ground = background ? await readFile(background) : await drawGround(poster);
	return { logo, background: ground, bilder: pictures, frames, poster };
}

/** What a folder of finished pictures lacks, as file names. */
export async function missingOriginals(folder: string): Promise<string[]> {
	return (await readFolder(folder)).fehlend;
}

/** A line for each picture that would be blurred where it is shown large. */
export async function narrowOriginals(folder: string): Promise<string[]> {
	const lines = (await readFolder(folder)).bilder.map(async (file) => {
		const { autoOrient } = await sharp(file)
			.metadata()
			.catch(() => ({ autoOrient: { width: 0, height: 0 } }));
		const { width, height } = autoOrient;
		const least = height > width ? leastWidth.telefon : leastWidth.desktop;
		if (width >= least) return [];
		return [
			width === 0
				? `${file} ist kein Bild.`
				: `${file} ist ${width} Pixel breit, nötig sind ${least}.`,
		];
	});
	return (await Promise.all(lines)).flat();
}

type Folder = {
	fehlend: string[];
	bilder: string[];
	background: string | undefined;
	film: string | undefined;
};

async function readFolder(folder: string): Promise<Folder> {
	const names = existsSync(folder) ? await readdir(folder) : [];
	const find = (muster: string) => {
		const name = names.find((n) => new RegExp(`^${muster}$`, 'i').test(n));
		return name && path.join(folder, name);
	};
	const pictures = [1, 2, 3, 4, 5].map((i) => find(`bild-${i}\\.${pictureExtension}`));
	const missing = pictures.slice(0, 4).flatMap((file, i) => (file ? [] : [`bild-${i + 1}.png`]));
	return {
		fehlend: find('logo\\.(svg|png)') ? missing : ['logo.svg oder logo.png', ...missing],
		bilder: pictures.filter((file) => file !== undefined),
		background: find(`background\\.${pictureExtension}`),
		film: find('film\\.(mp4|webm|mov|mkv)'),
	};
}

async function framesOf(film: string, frames: string): Promise<void> {
	const seconds = Number(
		await runFfmpeg(
			['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', film],
			'ffprobe',
		),
	);
	if (!(seconds >= filmDuration.min && seconds <= filmDuration.max)) {
		throw new MediaError(
			`${film} dauert ${seconds.toLocaleString('de')} s; ein Film hat ${filmDuration.min} bis ${filmDuration.max} s. Bitte kürzen oder verlängern.`,
		);
	}
	const matching = `fps=${framesPerSecond},scale=${filmWidth}:${filmHeight}:force_original_aspect_ratio=increase,crop=${filmWidth}:${filmHeight}`;
	await runFfmpeg(['-i', film, '-vf', matching, path.join(frames, framePattern)]);
}
