import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../../shared/manifest.ts';
import type { Progress } from '../progress.ts';
import { RecorderError } from '../recorder-error.ts';
import { filmHeight, filmWidth, framesPerSecond } from './film-plan.ts';
import { frameFile } from './record-film.ts';

const general = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
/** Seconds in which the last frames fade into the first one; otherwise the loop would jump. */
const fade = 1 / 3;

/** The file names its colour space and holds no other metadata. */
const metadata = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
];
const toYuv =
	'scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int';

/** `bytes` is the most a file should have. Its bit rate in kbit/s follows from that and the film's length. */
const formats = [
	{
		name: 'showcase.webm',
		bytes: 450_000,
		// Ten bits prevent bands in soft gradients, even from an eight-bit source.
		pixels: 'yuv420p10le',
		codec: (kilobits: number) => [
			...['-c:v', 'libsvtav1', '-preset', '8', '-g', '600', '-crf', '38'],
			...['-svtav1-params', `tune=0:mbr=${kilobits}`],
		],
	},
	{
		name: 'showcase.mp4',
		bytes: 900_000,
		pixels: 'yuv420p',
		codec: (kilobits: number) => [
			...['-c:v', 'libx264', '-preset', 'medium', '-g', '600', '-profile:v', 'high'],
			...['-crf', '23', '-maxrate', `${kilobits}k`, '-bufsize', `${kilobits}k`],
			...['-aq-mode', '3', '-movflags', '+faststart'],
		],
	},
];

/** Writes showcase.webm and showcase.mp4 from the frames: in the quality of `-crf`, or in a lower one where the file would exceed `bytes`. Returns the film's entry in the manifest. */
export async function encodeFilm(
	frames: string,
	folder: string,
	progress: Progress,
): Promise<Manifest['film']> {
	const seconds = (await readdir(frames)).length / framesPerSecond;
	const frameRate = ['-framerate', String(framesPerSecond)];
	const first = ['-loop', '1', ...frameRate, '-t', String(fade), '-i', frameFile(frames, 1)];
	const source = [...frameRate, '-i', frameFile(frames, '%d'), ...first];
	const fadeIn = `fade=d=${fade}:alpha=1,setpts=PTS+${seconds - fade}/TB`;
	for (const [i, { name, bytes, pixels, codec }] of formats.entries()) {
		const picture = `[1]format=rgba,${fadeIn}[first];[0][first]overlay=format=gbrp,${toYuv},format=${pixels}`;
		// x264 may spend the bits of one second in advance (`-bufsize`); counting one second more keeps its file below `bytes`. SVT-AV1 keeps to `mbr` only roughly.
		const kilobits = Math.floor((bytes * 8) / 1000 / (seconds + 1));
		const file = path.join(folder, name);
		const quality = ['-filter_complex', picture, ...codec(kilobits)];
		await runFfmpeg([...source, ...quality, ...metadata, file]);
		progress('encoding', (i + 1) / formats.length);
	}
	return {
		breite: filmWidth,
		hoehe: filmHeight,
		bilderProSekunde: framesPerSecond,
		dauer: Math.round(seconds * 1000) / 1000,
	};
}

/** Runs ffmpeg. Throws RecorderError where it is missing, else an error with what ffmpeg printed. */
export async function runFfmpeg(args: string[]): Promise<void> {
	const options = { env: { ...process.env, SVT_LOG: '1' } };
	try {
		await promisify(execFile)('ffmpeg', [...general, ...args], options);
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOENT')) throw reason;
		throw new RecorderError(
			'ffmpeg fehlt. Installieren: unter Debian und Ubuntu sudo apt-get install ffmpeg, unter macOS brew install ffmpeg, unter Windows winget install ffmpeg',
		);
	}
}
