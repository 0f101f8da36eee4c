import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../../shared/manifest.ts';
import { RecorderError } from '../recorder-error.ts';
import type { Task } from '../recording.ts';
import type { Device } from '../script.ts';
import { films, frameFile, framesPerSecond } from './record-film.ts';

const general = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
/** Seconds in which the last frames fade into the first one; otherwise the loop would jump. */
const fade = 1 / 3;

/** The file names its colour space and holds no other metadata. */
const metadata = [
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
];
const toYuv =
	'in_range=pc:out_range=tv:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int';

/*
 * A page that scrolls is the same picture a few dozen px further on: both encoders look that far. One quality for
 * the whole film keeps it clean there; a limit by the second would take the bits from just these frames.
 */
const formats = [
	{
		extension: 'webm',
		// Ten bits prevent bands in soft gradients, even from an eight-bit source.
		pixels: 'yuv420p10le',
		codec: ['-c:v', 'libsvtav1', '-preset', '9', '-svtav1-params', 'tune=0:scm=1'],
	},
	{
		extension: 'mp4',
		pixels: 'yuv420p',
		codec: [
			...['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-aq-mode', '3'],
			...['-x264-params', 'me=umh:merange=64', '-movflags', '+faststart'],
		],
	},
] as const;

/** Writes the film of a device as WebM and MP4 from its frames, worse and again where a file is too large. Returns the film's entry in the manifest. */
export async function encodeFilm(device: Device, task: Task): Promise<Manifest['film']> {
	const { name, width, height } = films[device];
	const frames = path.join(task.frames, device);
	const seconds = (await readdir(frames)).length / framesPerSecond;
	const frameRate = ['-framerate', String(framesPerSecond)];
	const first = ['-loop', '1', ...frameRate, '-t', String(fade), '-i', frameFile(frames, 1)];
	const source = [...frameRate, '-i', frameFile(frames, '%d'), ...first];
	const fadeIn = `fade=d=${fade}:alpha=1,setpts=PTS+${seconds - fade}/TB`;
	const fileOf = (extension: string) => path.join(task.out, `${name}.${extension}`);
	let wanted: readonly (typeof formats)[number][] = formats;
	for (let worse = 0; worse <= 8 && wanted.length > 0; worse += 2) {
		const graph = [
			`[1]format=rgba,${fadeIn}[first];[0][first]overlay=format=gbrp,split=${wanted.length}`,
			...wanted.map(({ extension }) => `[${extension}]`),
			...wanted.map(
				({ extension, pixels }) =>
					`;[${extension}]scale=${width}:${height}:${toYuv},format=${pixels}[${extension}-out]`,
			),
		].join('');
		const outputs = wanted.flatMap(({ extension, codec }) => [
			...['-map', `[${extension}-out]`, ...codec, '-g', '600', ...metadata],
			...['-crf', String(films[device][extension].crf + worse), fileOf(extension)],
		]);
		await runFfmpeg([...source, '-filter_complex', graph, ...outputs], task.signal);
		wanted = wanted.filter(
			({ extension }) => statSync(fileOf(extension)).size > films[device][extension].bytes,
		);
	}
	return { breite: width, hoehe: height };
}

/** Runs ffmpeg. Throws RecorderError where it is missing, else an error with what ffmpeg printed. */
export async function runFfmpeg(args: string[], signal?: AbortSignal): Promise<void> {
	const options = { env: { ...process.env, SVT_LOG: '1' }, signal };
	try {
		await promisify(execFile)('ffmpeg', [...general, ...args], options);
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOENT')) throw reason;
		throw new RecorderError(
			'ffmpeg fehlt. Installieren: unter Debian und Ubuntu sudo apt-get install ffmpeg, unter macOS brew install ffmpeg, unter Windows winget install ffmpeg',
		);
	}
}
