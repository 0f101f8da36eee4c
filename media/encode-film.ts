import { readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../src/lib/manifest.ts';
import { framesPerSecond } from './film-plan.ts';
import { filmHeight, filmWidth, frameFile, framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Seconds in which the last frames fade into the first, lest the loop show a jump. */
const fade = 1 / 3;

/** No sound, no metadata, nothing random: the same frames give the same bytes. */
const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const colours = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv'],
];
const toYuv =
	'scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int';

type Format = {
	name: string;
	pixels: string;
	codec: string[];
	/** Quality factors, and by how many steps a file shrinks to half. */
	start: number;
	worst: number;
	halving: number;
	/** Bytes that the file may have. */
	limit: number;
};

const formats: Format[] = [
	{
		name: 'showcase.webm',
		// Ten bits keep soft gradients free of bands, also from an eight-bit source.
		pixels: 'yuv420p10le',
		codec: ['-c:v', 'libsvtav1', '-preset', '8', '-g', '600', '-svtav1-params', 'tune=0'],
		...{ start: 38, worst: 63, halving: 12, limit: 450_000 },
	},
	{
		name: 'showcase.mp4',
		pixels: 'yuv420p',
		codec: [
			...['-c:v', 'libx264', '-preset', 'medium', '-g', '600', '-profile:v', 'high'],
			...['-aq-mode', '3', '-movflags', '+faststart'],
		],
		...{ start: 23, worst: 51, halving: 6, limit: 900_000 },
	},
];

/**
 * Makes showcase.webm and showcase.mp4 in `folder` from the frames in `frames`, each within its limit;
 * gives what the manifest says of them.
 */
export async function encodeFilm(
	frames: string,
	folder: string,
	report: (share: number) => void,
): Promise<NonNullable<Manifest['film']>> {
	const seconds = (await readdir(frames)).length / framesPerSecond;
	for (const [i, format] of formats.entries()) {
		await encode(frames, seconds, path.join(folder, format.name), format);
		report((i + 1) / formats.length);
	}
	return {
		breite: filmWidth,
		hoehe: filmHeight,
		bilderProSekunde: framesPerSecond,
		dauer: Math.round(seconds * 1000) / 1000,
	};
}

/** A calm film has the quality of the start; a lively one as much as fits, found by its excess. */
async function encode(
	frames: string,
	seconds: number,
	file: string,
	{ codec, pixels, start, worst, halving, limit }: Format,
): Promise<void> {
	const rate = ['-framerate', String(framesPerSecond)];
	const first = ['-loop', '1', ...rate, '-t', String(fade), '-i', frameFile(frames, 1)];
	const source = [...rate, '-i', path.join(frames, framePattern), ...first];
	const fadeIn = `fade=d=${fade}:alpha=1,setpts=PTS+${seconds - fade}/TB`;
	const picture = `[1]format=rgba,${fadeIn}[first];[0][first]overlay=format=gbrp,${toYuv},format=${pixels}`;
	const draft = `${file}.neu${path.extname(file)}`;
	for (let crf = start; ; ) {
		const quality = ['-filter_complex', picture, ...codec, '-crf', String(crf)];
		await runFfmpeg([...source, ...quality, ...colours, ...plain, draft]);
		const { size } = await stat(draft);
		if (size <= limit || crf === worst) break;
		crf = Math.min(worst, crf + Math.max(1, Math.ceil(Math.log2(size / (limit * 0.93)) * halving)));
	}
	await rename(draft, file);
}
