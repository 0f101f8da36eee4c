import { existsSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { messageOf } from '../../shared/owner-error.ts';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { encodeFilm } from '../film/encode-film.ts';
import { films, recordFilm } from '../film/record-film.ts';
import { readLogo } from '../logo/read-logo.ts';
import { drawGround } from '../plan/ground.ts';
import type { RawPicture, RawRecording, Task } from '../recording.ts';
import { openBrowser } from '../website/open-browser.ts';

/** In px; a tall picture is a phone's. */
const leastWidth = { desktop: VIEWPORTS.desktop.width, telefon: 2 * VIEWPORTS.telefon.width };

/** In px: no taller picture can be encoded as AVIF. */
const mostHeight = 16_384;

/**
 * Takes logo.* and bild-1.* to bild-5.* from a folder in which faultsOfOriginals found none, and makes film and
 * ground from them.
 */
export async function takeOriginals(folder: string, task: Task): Promise<RawRecording> {
	const { client, colours } = task;
	const { files, logo } = readFolder(folder);
	const pictures = await Promise.all(
		files.map(async (file, i) => ({
			name: `bild-${i + 1}`,
			alt: `Website von ${client}, Ansicht ${i + 1}`,
			...(await readOriginal(file)),
		})),
	);
	const wide = files.filter((_, i) => pictures[i]?.geraet === 'desktop');
	await filmPictures(wide.length > 0 ? wide : files, task);
	const [first] = pictures;
	const ground = first && (await drawGround(colours.ink, first.source));
	const own = logo ? await readLogo(logo) : undefined;
	const film = await encodeFilm('desktop', task);
	return { logo: own, ground, pictures, filmed: { film } };
}

/** Reads a finished picture; of one that is too tall to be encoded, its upper part. */
export async function readOriginal(file: string): Promise<Pick<RawPicture, 'source' | 'geraet'>> {
	const { width, height } = (await sharp(file).metadata()).autoOrient;
	const upper = { left: 0, top: 0, width, height: Math.min(height, mostHeight) };
	const picture = sharp(file).autoOrient().extract(upper).png({ compressionLevel: 1 });
	return { source: await picture.toBuffer(), geraet: height > width ? 'telefon' : 'desktop' };
}

/** Films a page on which the pictures slowly grow and slide over each other. */
async function filmPictures(files: string[], task: Task): Promise<void> {
	const style =
		'body{margin:0}img{position:sticky;top:0;display:block;width:100vw;height:100vh;object-fit:cover;object-position:top;animation:near 4s ease-in-out infinite alternate}@keyframes near{to{scale:1.05}}';
	const pictures = files.map((file) => `<img src="${pathToFileURL(file).href}">`);
	const page = path.join(task.frames, 'film.html');
	await writeFile(page, `<!doctype html><style>${style}</style>${pictures.join('')}`);
	const schritte = files.flatMap((_, i) => [
		{ scroll: i * films.desktop.height, dauer: 1 },
		{ warte: 0.8 },
	]);
	const access = { base: pathToFileURL(page).href, hidden: [], kept: [], notes: task.notes };
	await using browser = await openBrowser(task.signal);
	await recordFilm(browser, access, { seite: '', schritte }, 'desktop', task);
}

/**
 * One line for everything missing in a folder of finished pictures, and one for each file that cannot be used.
 */
export async function faultsOfOriginals(folder: string): Promise<string[]> {
	if (!existsSync(folder) || !statSync(folder).isDirectory())
		return [`Den Ordner ${folder} gibt es nicht.`];
	const { missing, files, logo } = readFolder(folder);
	const unfit = logo && (await messageOf(() => readLogo(logo)));
	const narrow = files.map(async (file) => {
		const picture = sharp(file);
		const isWhole = await picture.stats().catch(() => undefined);
		if (!isWhole) return [`${file} ist kein Bild oder beschädigt.`];
		const { width, height } = (await picture.metadata()).autoOrient;
		const least = height > width ? leastWidth.telefon : leastWidth.desktop;
		return width < least ? [`${file} ist ${width} Pixel breit, nötig sind ${least}.`] : [];
	});
	const lacking = missing.length > 0 ? [`Im Ordner ${folder} fehlt: ${missing.join(', ')}`] : [];
	return [...lacking, ...(unfit ? [unfit] : []), ...(await Promise.all(narrow)).flat()];
}

/** The files of the pictures in a folder, one for each number. */
export function originalsIn(folder: string): string[] {
	return readFolder(folder).files;
}

function readFolder(folder: string) {
	const all = readdirSync(folder).map((name) => path.join(folder, name));
	const fileOf = (name: RegExp) => all.find((file) => name.test(path.basename(file)));
	const pictures = [1, 2, 3, 4, 5].map((i) =>
		fileOf(new RegExp(`^bild-${i}\\.(png|jpe?g|webp|avif)$`, 'i')),
	);
	const missing = pictures
		.slice(0, 4)
		.flatMap((file, i) => (file ? [] : [`bild-${i + 1}.png oder .jpg`]));
	const logo = fileOf(/^logo\.(svg|png)$/i);
	if (!logo) missing.unshift('logo.svg oder logo.png');
	return { missing, logo, files: pictures.filter((file) => file !== undefined) };
}
