import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
	type Manifest,
	type ManifestPicture,
	manifestSchema,
	readManifest,
} from '../../shared/manifest.ts';
import { films, frameFile } from '../film/record-film.ts';
import { fitQuality } from '../fit-quality.ts';
import { kilobytes, type RawPicture, type RawRecording, type Task } from '../recording.ts';
import { drawPreview } from './draw-preview.ts';

const windowWidths = [320, 480, 640, 960, 1280, 1600];
const widths = {
	desktop: windowWidths,
	detail: windowWidths,
	telefon: [320, 480, 780],
	background: [480, 800, 1200, 1600, 1920],
	/** Beside the plan, from one edge of the screen to the other. */
	'bild-1': [...windowWidths, 1920, 2560],
};
const hasOwnWidths = (name: string): name is 'background' | 'bild-1' => name in widths;

/** What a phone loads first, up to this width, has at most this many bytes where `least` quality allows it. */
const firstPicture = {
	names: ['bild-1', 'poster', 'poster-telefon'],
	width: 640,
	limit: 16_000,
	least: 18,
};

/** The JPEG is for the rare browser without AVIF, and at most this wide. */
const jpegWidth = 1920;
const quality = { avif: 62, wide: 50, jpg: 66 };
/** The widths of `bild-1` whose pixels lie dense, on phones or on large screens: a lower quality cannot be seen. */
const denseWidths = [960, 1600, 1920, 2560];

const plain = { alt: '', geraet: 'desktop' as const };

/** Writes the files of what was recorded to the folder `out`, and the manifest of everything there. */
export async function packRecordings(
	{ logo, ground, pictures, filmed }: RawRecording,
	{ out: folder, frames, colours, notes, onProgress }: Task,
): Promise<Manifest> {
	const file = path.join(folder, 'manifest.json');
	const known = existsSync(file)
		? readManifest(await readFile(file, 'utf8'), path.basename(folder))
		: undefined;
	const name = logo?.toString('latin1', 0, 4) === '<svg' ? 'logo.svg' : 'logo.png';
	const jobs = [...pictures];
	if (ground) jobs.unshift({ ...plain, name: 'background', source: ground });
	for (const geraet of ['desktop', 'telefon'] as const) {
		const first = frameFile(path.join(frames, geraet), 1);
		const job = { ...plain, geraet, name: films[geraet].poster };
		if (existsSync(first)) jobs.push({ ...job, source: await readFile(first) });
	}
	onProgress?.({ kind: 'packing' });
	const isAnew = (one: string) =>
		jobs.some((job) => job.name === one) || (pictures.length > 0 && /^bild-\d/.test(one));
	const kept = known && (await withoutFormer(known.bilder, isAnew, folder));
	if (logo && known) await rm(path.join(folder, known.logo), { force: true });
	if (logo) await writeFile(path.join(folder, name), logo);
	const packed = jobs.map(
		async (job) => [job.name, await writePicture(job, folder, notes)] as const,
	);
	const bilder = { ...kept, ...Object.fromEntries(await Promise.all(packed)) };
	// The picture for link previews needs both.
	if (bilder.background && bilder['bild-1'])
		await writeFile(path.join(folder, 'vorschau.jpg'), await drawPreview(folder, colours));
	const { film, filmTelefon }: Partial<Manifest> = filmed ?? known ?? {};
	const content = { logo: logo ? name : known?.logo, bilder, film, filmTelefon };
	await writeFile(file, `${JSON.stringify(content, null, '\t')}\n`);
	return manifestSchema.parse(content);
}

/**
 * Takes the files of earlier pictures that are taken anew out of a folder: there may have been more, or of other kinds.
 * Returns the other pictures.
 */
async function withoutFormer(
	bilder: Manifest['bilder'],
	isAnew: (name: string) => boolean,
	folder: string,
): Promise<Manifest['bilder']> {
	const former = Map.groupBy(Object.entries(bilder), ([name]) => isAnew(name));
	for (const file of (former.get(true) ?? []).flatMap(([name, picture]) => filesOf(name, picture)))
		await rm(path.join(folder, file), { force: true });
	return Object.fromEntries(former.get(false) ?? []);
}

function filesOf(name: string, { format, breiten }: ManifestPicture): string[] {
	const widths = breiten.map((width) => `${name}-${width}.avif`);
	return [`${name}.jpg`, ...(format === 'svg' ? [`${name}.svg`] : widths)];
}

/** Writes AVIFs in all widths, or a drawing as SVG, and one JPEG. Returns the picture's entry in the manifest. */
async function writePicture(
	job: RawPicture,
	folder: string,
	notes: Task['notes'],
): Promise<ManifestPicture> {
	const { name, source, alt, geraet } = job;
	const { width: sourceWidth, height: sourceHeight, format } = await sharp(source).metadata();
	const isDrawing = format === 'svg';
	const possible = widths[hasOwnWidths(name) ? name : geraet];
	const largest = Math.max(...possible);
	// Never enlarged; how large the source is: take-picture.ts.
	const breite = isDrawing ? largest : Math.min(sourceWidth, largest);
	const breiten = isDrawing ? [breite] : [...possible.filter((width) => width < breite), breite];
	const onWhite = sharp(source).flatten({ background: '#ffffff' });
	const inWidth = (width: number) => onWhite.clone().resize({ width, kernel: 'lanczos3' });
	if (isDrawing) await writeFile(path.join(folder, `${name}.svg`), source);
	else
		for (const width of breiten) {
			const file = path.join(folder, `${name}-${width}.avif`);
			await writeFile(file, await avif(inWidth(width), name, width, notes));
		}
	const jpeg = inWidth(Math.min(breite, jpegWidth)).jpeg({ quality: quality.jpg, mozjpeg: true });
	await jpeg.toFile(path.join(folder, `${name}.jpg`));
	const hoehe = Math.round((sourceHeight * breite) / sourceWidth);
	// In the order of the schema, as a part that is kept is read.
	return { breite, hoehe, breiten, format: isDrawing ? 'svg' : 'avif', alt, geraet };
}

/**
 * A picture as it is served. Effort 3 takes a third of the time of sharp's default and a few per cent more
 * bytes.
 */
async function avif(
	picture: Sharp,
	name: string,
	width: number,
	notes: Task['notes'],
): Promise<Buffer> {
	const { names, width: phoneWidth, ...range } = firstPicture;
	// Coarser colour saves many bytes and cannot be seen on a phone's small pixels.
	const encode = (value: number, chromaSubsampling = '4:2:0') =>
		picture.clone().avif({ quality: value, effort: 3, chromaSubsampling }).toBuffer();
	if (name === 'bild-1' && denseWidths.includes(width)) return encode(quality.wide, '4:4:4');
	if (!names.includes(name) || width > phoneWidth) return encode(quality.avif, '4:4:4');
	const { file, fits } = await fitQuality({ best: quality.avif, ...range }, encode);
	if (!fits)
		notes.set(
			name,
			`${name} hat so viele Einzelheiten, dass es auf Telefonen ${kilobytes(file.length)} statt höchstens ${kilobytes(range.limit)} lädt. Soll es schneller gehen: im Drehbuch eine ruhigere Stelle nennen (docs/drehbuch.md).`,
		);
	return file;
}
