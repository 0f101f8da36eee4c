import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filmDuration, framesPerSecond } from './film-plan.ts';
import { MediaError } from './media-error.ts';
import { panFilm } from './pan-film.ts';
import { drawGround } from './plan/draw-ground.ts';
import { readLogo } from './read-logo.ts';
import { filmHeight, filmWidth, frameFile, framePattern } from './record-film.ts';
import type { Recordings } from './recordings.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** px; a tall picture is one of a phone. */
const leastWidth = { desktop: 1280, telefon: 780 };

const pictureExtension = '(png|jpe?g|webp|avif)';

/**
 * Takes finished pictures from a folder: logo.svg or logo.png, bild-1.* to bild-4.* or bild-5.*. A
 * background.* and a film.* may lie there too; else both are made from the pictures.
 */
export async function takeOriginals(
	folder: string,
	client: string,
	frames: string,
	report: (line: string) => void,
): Promise<Recordings> {
	const faults = await faultsOfOriginals(folder);
	if (faults.length > 0) throw new MediaError(faults.join('\n'));
	const logo = await readLogo(folder);
	if (logo === undefined) throw new Error('The logo that was there a moment ago is gone.');
	const { files, background, film } = await readFolder(folder);
	const pictures = await Promise.all(
		files.map(async (file, i) => {
			const picture = sharp(file).autoOrient().png({ compressionLevel: 1 });
			const { data: quelle, info } = await picture.toBuffer({ resolveWithObject: true });
			const geraet = info.height > info.width ? ('telefon' as const) : ('desktop' as const);
			const alt = `Website von ${client}, Ansicht ${i + 1}`;
			return { name: `bild-${i + 1}`, quelle, alt, geraet };
		}),
	);
	report(`${pictures.length} Bilder gelesen`);
	if (film) await framesOf(film, frames);
	else {
		const wide = pictures.filter(({ geraet }) => geraet === 'desktop');
		const shown = wide.length > 0 ? wide : pictures;
		await panFilm(
			shown.map(({ quelle }) => quelle),
			frames,
		);
		report('Film aus den Bildern gemacht');
	}
	const poster = await readFile(frameFile(frames, 1));
	const ground = background ? await readFile(background) : await drawGround(poster);
	return { logo, background: ground, bilder: pictures, poster };
}

/** A line for all that a folder of finished pictures lacks, and for each that would be blurred where it is shown large. */
export async function faultsOfOriginals(folder: string): Promise<string[]> {
	if (!existsSync(folder)) return [`Den Ordner ${folder} gibt es nicht.`];
	const { missing, files } = await readFolder(folder);
	const narrow = files.map(async (file) => {
		const size = await sharp(file)
			.metadata()
			.catch(() => undefined);
		if (!size) return [`${file} ist kein Bild.`];
		const { width, height } = size.autoOrient;
		const least = height > width ? leastWidth.telefon : leastWidth.desktop;
		return width < least ? [`${file} ist ${width} Pixel breit, nötig sind ${least}.`] : [];
	});
	const lacking = missing.length > 0 ? [`Im Ordner ${folder} fehlt: ${missing.join(', ')}`] : [];
	return [...lacking, ...(await Promise.all(narrow)).flat()];
}

async function readFolder(folder: string) {
	const names = await readdir(folder);
	const find = (pattern: string) => {
		const name = names.find((n) => new RegExp(`^${pattern}$`, 'i').test(n));
		return name && path.join(folder, name);
	};
	const pictures = [1, 2, 3, 4, 5].map((i) => find(`bild-${i}\\.${pictureExtension}`));
	const missing = pictures.slice(0, 4).flatMap((file, i) => (file ? [] : [`bild-${i + 1}.png`]));
	return {
		missing: find('logo\\.(svg|png)') ? missing : ['logo.svg oder logo.png', ...missing],
		files: pictures.filter((file) => file !== undefined),
		background: find(`background\\.${pictureExtension}`),
		film: find('film\\.(mp4|webm|mov|mkv)'),
	};
}

async function framesOf(film: string, frames: string): Promise<void> {
	const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', film];
	const seconds = Number(await runFfmpeg(probe, 'ffprobe'));
	if (!(seconds >= filmDuration.min && seconds <= filmDuration.max)) {
		throw new MediaError(
			`${film} dauert ${seconds.toLocaleString('de')} s; ein Film hat ${filmDuration.min} bis ${filmDuration.max} s. Bitte kürzen oder verlängern.`,
		);
	}
	const matching = `fps=${framesPerSecond},scale=${filmWidth}:${filmHeight}:force_original_aspect_ratio=increase,crop=${filmWidth}:${filmHeight}`;
	await runFfmpeg(['-i', film, '-vf', matching, path.join(frames, framePattern)]);
}
