import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from './film-plan.ts';
import { framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** No sound, no metadata, nothing random: the same frames give the same bytes. */
const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const colours = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv'],
];
const toYuv = (format: string) =>
	`scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=${format}`;

/** Ten bits keep soft gradients free of bands, also from an eight-bit source. */
const av1 = (crf: number) => [
	...['-vf', toYuv('yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '8', '-crf', String(crf)],
	...['-g', '600', '-svtav1-params', 'tune=0'],
];
const h264 = (crf: number) => [
	...['-vf', toYuv('yuv420p'), '-c:v', 'libx264', '-preset', 'medium', '-crf', String(crf)],
	...['-g', '600', '-profile:v', 'high', '-aq-mode', '3', '-movflags', '+faststart'],
];

/** Bytes that a film may have; by how many steps of its quality factor a file shrinks to half. */
const formats = [
	{ name: 'showcase.webm', codec: av1, start: 38, worst: 63, halving: 12, limit: 450_000 },
	{ name: 'showcase.mp4', codec: h264, start: 23, worst: 51, halving: 6, limit: 900_000 },
];

/** Makes showcase.webm and showcase.mp4 in `folder` from the frames in `frames`, each within its limit. */
export async function encodeFilm(
	frames: string,
	folder: string,
	report: (share: number) => void,
): Promise<void> {
	for (const [i, format] of formats.entries()) {
		await encode(frames, path.join(folder, format.name), format);
		report((i + 1) / formats.length);
	}
}

/** A calm film has the quality of the start; a lively one as much as fits, found by its excess. */
async function encode(
	frames: string,
	file: string,
	{ codec, start, worst, halving, limit }: (typeof formats)[number],
): Promise<void> {
	const source = ['-framerate', String(framesPerSecond), '-i', path.join(frames, framePattern)];
	const draft = `${file}.neu${path.extname(file)}`;
	for (let crf = start; ; ) {
		await runFfmpeg([...source, ...codec(crf), ...colours, ...plain, draft]);
		const { size } = await stat(draft);
		if (size <= limit || crf === worst) break;
		crf = Math.min(worst, crf + Math.max(1, Math.ceil(Math.log2(size / (limit * 0.93)) * halving)));
	}
	await rename(draft, file);
}
