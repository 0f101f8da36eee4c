import { execFile } from 'node:child_process';
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

const formats = [
	{
		extension: 'webm',
		// Ten bits prevent bands in soft gradients, even from an eight-bit source.
		pixels: 'yuv420p10le',
		codec: (kilobits: number) => [
			...['-c:v', 'libsvtav1', '-preset', '8', '-g', '600', '-crf', '38'],
			...['-svtav1-params', `tune=0:mbr=${kilobits}`],
		],
	},
	{
		extension: 'mp4',
		pixels: 'yuv420p',
		codec: (kilobits: number) => [
			...['-c:v', 'libx264', '-preset', 'medium', '-g', '600', '-profile:v', 'high'],
			...['-crf', '23', '-maxrate', `${kilobits}k`, '-bufsize', `${kilobits}k`],
			...['-aq-mode', '3', '-movflags', '+faststart'],
		],
	},
] as const;

/** Writes the film of a device as WebM and MP4 from its frames; `-crf` sets the quality, `kilobits` an upper limit. Returns the film's entry in the manifest. */
export async function encodeFilm(device: Device, task: Task): Promise<Manifest['film']> {
	const { name, width, height, kilobits } = films[device];
	const frames = path.join(task.frames, device);
	const seconds = (await readdir(frames)).length / framesPerSecond;
	const frameRate = ['-framerate', String(framesPerSecond)];
	const first = ['-loop', '1', ...frameRate, '-t', String(fade), '-i', frameFile(frames, 1)];
	const source = [...frameRate, '-i', frameFile(frames, '%d'), ...first];
	const fadeIn = `fade=d=${fade}:alpha=1,setpts=PTS+${seconds - fade}/TB`;
	const copies = formats.map(({ extension }) => `[${extension}]`).join('');
	const graph = [
		`[1]format=rgba,${fadeIn}[first]`,
		`[0][first]overlay=format=gbrp,split${copies}`,
		...formats.map(
			({ extension, pixels }) =>
				`[${extension}]scale=${width}:${height}:${toYuv},format=${pixels}[to-${extension}]`,
		),
	];
	const files = formats.flatMap(({ extension, codec }) => [
		...['-map', `[to-${extension}]`, ...codec(kilobits[extension]), ...metadata],
		path.join(task.out, `${name}.${extension}`),
	]);
	await runFfmpeg([...source, '-filter_complex', graph.join(';'), ...files], task.signal);
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
