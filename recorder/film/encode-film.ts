import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../../shared/manifest.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { kilobytes, type Task } from '../recording.ts';
import type { Device } from '../script.ts';
import { films, frameFile, framesPerSecond } from './record-film.ts';

const general = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
/** Seconds in which the last frames fade into the first one; otherwise the loop would jump. */
const fade = 1 / 3;

/** The file names its colour space and holds no other metadata. */
const metadata = words(
	'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -map_metadata -1 -fflags +bitexact -flags:v +bitexact',
);
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
		codec: words('-c:v libsvtav1 -preset 9 -svtav1-params tune=0:scm=1'),
	},
	{
		extension: 'mp4',
		pixels: 'yuv420p',
		codec: words(
			'-c:v libx264 -preset medium -profile:v high -aq-mode 3 -x264-params me=umh:merange=64 -movflags +faststart',
		),
	},
] as const;
type Format = (typeof formats)[number];

/** What each attempt adds to `crf`, and the most that is added to it. */
const worse = { step: 2, most: 8 };

/**
 * Writes the film of a device as WebM and MP4 from its frames, worse and again where a file is too large.
 * Returns the film's entry in the manifest.
 */
export async function encodeFilm(device: Device, task: Task): Promise<Manifest['film']> {
	const film = films[device];
	const frames = path.join(task.frames, device);
	const seconds = (await readdir(frames)).length / framesPerSecond;
	const fileOf = ({ extension }: Format) => path.join(task.out, `${film.name}.${extension}`);
	let wanted: readonly Format[] = formats;
	for (let added = 0; added <= worse.most && wanted.length > 0; added += worse.step) {
		const outputs = wanted.flatMap((format) => [
			...outputOf(format, film[format.extension].crf + added),
			fileOf(format),
		]);
		const graph = graphOf(wanted, film, seconds);
		await runFfmpeg([...inputsOf(frames), '-filter_complex', graph, ...outputs], task.signal);
		wanted = wanted.filter(
			(format) => statSync(fileOf(format)).size > film[format.extension].bytes,
		);
	}
	for (const format of wanted) {
		const { bytes } = film[format.extension];
		const name = path.basename(fileOf(format));
		task.notes.set(
			name,
			`${name} hat ${kilobytes(statSync(fileOf(format)).size)} statt höchstens ${kilobytes(bytes)}: Es bewegt sich viel zugleich. Kürzer wird der Film mit weniger Schritten im Drehbuch (docs/drehbuch.md).`,
		);
	}
	return { breite: film.width, hoehe: film.height };
}

/** All frames, and the first of them once more, to fade into. */
function inputsOf(frames: string): string[] {
	const rate = ['-framerate', String(framesPerSecond)];
	const all = [...rate, '-i', frameFile(frames, '%d')];
	return [...all, '-loop', '1', ...rate, '-t', String(fade), '-i', frameFile(frames, 1)];
}

/** Lets the end fade into the first frame, and scales it for each format. */
function graphOf(
	wanted: readonly Format[],
	{ width, height }: { width: number; height: number },
	seconds: number,
): string {
	const first = `[1]format=rgba,fade=d=${fade}:alpha=1,setpts=PTS+${seconds - fade}/TB[first]`;
	const names = wanted.map(({ extension }) => `[${extension}]`).join('');
	const film = `[0][first]overlay=format=rgb,split=${wanted.length}${names}`;
	const sized = wanted.map(
		({ extension, pixels }) =>
			`[${extension}]scale=${width}:${height}:${toYuv},format=${pixels}[${extension}-out]`,
	);
	return [first, film, ...sized].join(';');
}

function outputOf({ extension, codec }: Format, crf: number): string[] {
	return ['-map', `[${extension}-out]`, ...codec, '-g', '600', ...metadata, '-crf', String(crf)];
}

function words(text: string): string[] {
	return text.split(' ');
}

/** Runs ffmpeg. Throws OwnerError where it is missing, else an error with what ffmpeg printed. */
export async function runFfmpeg(args: string[], signal?: AbortSignal): Promise<void> {
	const options = { env: { ...process.env, SVT_LOG: '1' }, signal };
	try {
		await promisify(execFile)('ffmpeg', [...general, ...args], options);
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOENT')) throw reason;
		throw new OwnerError(
			'ffmpeg fehlt. Installieren: unter Debian und Ubuntu sudo apt-get install ffmpeg, unter macOS brew install ffmpeg, unter Windows winget install ffmpeg',
		);
	}
}
