import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from './film-plan.ts';
import { MediaError } from './media-error.ts';
import { framePattern } from './record-film.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { searchCrf } from './search-crf.ts';

/** No sound, no metadata, nothing random: the same frames give the same bytes. */
const schlicht = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const farben = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv'],
];
const nachYuv = (format: string) =>
	`scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=${format}`;

/** Ten bits keep soft gradients free of bands, also from an eight-bit source. */
const av1 = (crf: number) => [
	...['-vf', nachYuv('yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '7', '-crf', String(crf)],
	...['-g', '600', '-svtav1-params', 'tune=0'],
];
const h264 = (crf: number) => [
	...['-vf', nachYuv('yuv420p'), '-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf)],
	...['-g', '600', '-profile:v', 'high', '-aq-mode', '3', '-movflags', '+faststart'],
];

const formate = [
	{
		name: 'showcase.webm',
		codec: av1,
		crf: { beste: 22, start: 42, schlechteste: 60, halbierung: 18 },
		grenze: 450_000,
	},
	{
		name: 'showcase.mp4',
		codec: h264,
		crf: { beste: 17, start: 24, schlechteste: 40, halbierung: 7 },
		grenze: 900_000,
	},
];

/** Makes showcase.webm and showcase.mp4 in `nach` from the frames in `frames`, each within its limit. */
export async function encodeFilm(
	frames: string,
	nach: string,
	report: (zeile: string) => void,
): Promise<void> {
	const quelle = [
		...['-framerate', String(framesPerSecond)],
		...['-i', path.join(frames, framePattern)],
	];
	for (const { name, codec, crf, grenze } of formate) {
		const datei = path.join(nach, name);
		const probe = async (wert: number) => {
			await runFfmpeg([...quelle, ...codec(wert), ...farben, ...schlicht, `${datei}.${name}`]);
			const { size } = await stat(`${datei}.${name}`);
			report(`${name}: ${Math.round(size / 1000)} kB bei CRF ${wert}`);
			if (size <= grenze) await rename(`${datei}.${name}`, datei);
			return size;
		};
		const gefunden = await searchCrf(probe, crf, grenze);
		if (gefunden === undefined) {
			throw new MediaError(
				`${name} bleibt größer als ${grenze} Byte. Bitte im drehbuch.json kürzere Wege oder weniger Schritte wählen.`,
			);
		}
		await rm(`${datei}.${name}`, { force: true });
	}
}
