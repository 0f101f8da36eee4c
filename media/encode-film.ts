import { stat } from 'node:fs/promises';
import path from 'node:path';
import { bilderProSekunde } from './film-plan.ts';
import { framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Bytes that a film may have in each format. */
export const filmGrenzen = { webm: 450_000, mp4: 900_000 };

const farben = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv'],
];
const nachYuv = (format: string) =>
	`scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=${format}`;

/** Ten bits keep soft gradients free of bands, also from an eight-bit source. */
const av1 = (crf: number) => [
	...['-vf', nachYuv('yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '4', '-crf', String(crf)],
	...['-g', '600', '-svtav1-params', 'tune=0:scm=1'],
];
const h264 = (crf: number) => [
	...['-vf', nachYuv('yuv420p'), '-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf)],
	...['-g', '600', '-profile:v', 'high', '-aq-mode', '3', '-movflags', '+faststart'],
];

/** Makes showcase.webm and showcase.mp4 in `nach` from the frames in `frames`, each within its limit. */
export async function encodeFilm(
	frames: string,
	nach: string,
	melde: (zeile: string) => void,
): Promise<void> {
	await encode(frames, path.join(nach, 'showcase.webm'), av1, 24, 55, filmGrenzen.webm, melde);
	await encode(frames, path.join(nach, 'showcase.mp4'), h264, 17, 40, filmGrenzen.mp4, melde);
}

/** The best quality that fits: from the best towards coarser, in steps guessed from the excess. */
async function encode(
	frames: string,
	datei: string,
	codec: (crf: number) => string[],
	beste: number,
	schlechteste: number,
	grenze: number,
	melde: (zeile: string) => void,
): Promise<void> {
	for (let crf = beste; crf <= schlechteste; ) {
		await runFfmpeg([
			...['-framerate', String(bilderProSekunde), '-i', path.join(frames, framePattern)],
			...codec(crf),
			...farben,
			...['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
			datei,
		]);
		const { size } = await stat(datei);
		const name = path.basename(datei);
		if (size <= grenze) {
			melde(`${name}: ${Math.round(size / 1000)} kB (CRF ${crf})`);
			return;
		}
		melde(`${name}: ${Math.round(size / 1000)} kB bei CRF ${crf}, zu groß`);
		// Six steps halve the size, roughly; a little less, so that no quality is given away.
		crf += Math.max(1, Math.floor(Math.log2(size / grenze) * 5));
	}
	throw new Error(
		`${path.basename(datei)} bleibt größer als ${grenze} Byte. Bitte im drehbuch.json kürzere Wege oder weniger Schritte wählen.`,
	);
}
